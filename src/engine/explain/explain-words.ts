import { isList, isObject } from '../json';
import type { ClauseFact } from './explain-condition';
import type { Deciding, Explanation, Step } from './explain-node';
import { flipWords } from './flip-words';

/** An explanation as lines: who may see the page, the verdict, then what decided it, fact by fact. */
export function inWords(explanation: Explanation): readonly string[] {
  const { node, page, verdict, deciding, near, items, source } = explanation;
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  if (verdict === 'missing') return [`There is no node "${node}" on page "${page}", so nothing shows.${hint}`];
  const each =
    items === undefined ? [] : [`It shows once for each row of ${JSON.stringify(source)}, which has ${items} now.`];
  return [
    ...accessWords(explanation),
    nodeWords(explanation),
    ...each,
    ...deciding.map(lineOf),
    ...flipWords(explanation.flips),
  ];
}

/** The same of a whole page: who may see it, and what would open it. */
export function pageInWords(explanation: Explanation): readonly string[] {
  const words = accessWords(explanation);
  const open = `Page "${explanation.page}" is open to every visitor: it asks for nothing.`;
  return [...(words.length === 0 ? [open] : words), ...flipWords(explanation.flips)];
}

/** What settled it, in one line: `the switch MAILCEN is off.` Empty where nothing did. */
export function reasonOf({ deciding, access, items, source }: Explanation): string {
  const [part] = access.verdict === 'open' ? deciding : access.deciding;
  if (part !== undefined) return reason(part);
  return items === 0 ? `"${source}" has no rows.` : '';
}

function reason({ condition, verdict, fact }: Deciding): string {
  if (fact === undefined)
    return typeof condition === 'boolean' ? 'its condition is never true.' : 'its condition cannot be read.';
  if (fact.path.startsWith('switch:'))
    return `the switch ${fact.path.slice('switch:'.length)} is ${fact.value === true ? 'on' : 'off'}.`;
  const asked = verdict === 'true' ? 'is not so' : asks(condition);
  return `${state({ ...fact, source: '' })}; it shows where that ${asked}.`;
}

/** Nothing of a page that everybody may see. */
function accessWords({ page, access }: Explanation): readonly string[] {
  const decided = access.deciding.map(lineOf);
  switch (access.verdict) {
    case 'open':
      return decided.length === 0 ? [] : [`Page "${page}" is open to this visitor.`, ...decided];
    case 'wait':
      return [`Page "${page}" shows as a skeleton: whether this visitor may see it is still loading.`, ...decided];
    case 'login':
      return [
        `Page "${page}" does not show: it needs a session, and there is none. The visitor is led to "${access.to}".`,
      ];
    case 'closed':
      return [
        `Page "${page}" does not show: its access is not true. The visitor is led to "${access.to}".`,
        ...decided,
      ];
    default:
      return access satisfies never;
  }
}

function nodeWords({ node, page, access, steps, deciding, items, source, isNoItem }: Explanation): string {
  const place = `"${node}" on page "${page}"`;
  const would = access.verdict === 'open' ? '' : ' would';
  const stopping = steps.find((step) => step.visibility !== 'show');
  if (stopping?.visibility === 'skeleton') {
    const keeps = would === '' ? 'shows' : 'would show';
    return `${place} ${keeps} as a skeleton: ${cause(stopping, node)}, and a fact is still loading.`;
  }
  if (stopping !== undefined)
    return `${place} ${would === '' ? 'does not' : 'would not'} show: ${cause(stopping, node)}.`;
  const not = would === '' ? 'does not' : 'would not';
  if (isNoItem === true) return `${place} ${not} show: "${source}" has no such row.`;
  if (items === 0) return `${place} ${not} show: "${source}" has no rows.`;
  const free = deciding.length === 0 ? ': neither it nor anything around it has a condition' : '';
  return `${place} ${would === '' ? 'shows' : 'would show'}${free}.`;
}

function cause({ node: stopping, clause }: Step, node: string): string {
  const isUnknown = clause?.verdict === 'unknown';
  const verdict = isUnknown ? 'is not known' : 'is not true';
  return stopping === node ? `its own condition ${verdict}` : `"${stopping}" around it ${verdict}`;
}

function lineOf(part: Deciding): string {
  return `  ${part.node}: ${sentence(part)}`;
}

function sentence({ condition, verdict, fact }: Deciding): string {
  if (fact === undefined)
    return typeof condition === 'boolean'
      ? `the condition is always ${condition}.`
      : 'the condition cannot be read, so it is never true: `merchant check` says why.';
  return `${comparison(condition)} is ${verdict}, because ${state(fact)}.`;
}

const phrases: { readonly [operator: string]: string } = {
  eq: 'is',
  ne: 'is not',
  in: 'is one of',
  nin: 'is none of',
  gt: 'is above',
  gte: 'is at least',
  lt: 'is below',
  lte: 'is at most',
};

function comparison(condition: unknown): string {
  if (!isObject(condition)) return 'the condition';
  if (condition.switch !== undefined) return `switch ${String(condition.switch)}`;
  return `"${String(condition.at)} ${asks(condition)}"`;
}

/** What a comparison asks of its fact: `is none of 0, 4, 40`. */
function asks(condition: unknown): string {
  if (!isObject(condition)) return '';
  const operator = Object.keys(condition).find((key) => key !== 'at') ?? '';
  const literal = condition[operator];
  if (operator === 'exists') return literal === true ? 'has a value' : 'has no value';
  const shown = isList(literal) ? literal.map((one) => JSON.stringify(one)).join(', ') : JSON.stringify(literal);
  return `${phrases[operator] ?? operator} ${shown}`;
}

function state({ path, state, value, source }: ClauseFact): string {
  if (path.startsWith('switch:')) return `it is ${value === true ? 'on' : 'off'} (${source})`;
  const from = source === '' ? '' : ` (${source})`;
  switch (state) {
    case 'present':
      return `${path} is ${JSON.stringify(value)}${from}`;
    case 'absent':
      return `${path} is absent${from}`;
    case 'no-session':
      return `${path} is absent, as there is no session${from}`;
    case 'pending':
      return `${path} is still loading${from}`;
    case 'mistyped':
      return `${path} has a value of the wrong type${from}`;
    default:
      return state satisfies never;
  }
}
