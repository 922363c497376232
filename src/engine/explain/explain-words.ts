import { isList, isObject } from '../json';
import type { ClauseFact } from './explain-condition';
import type { Deciding, Explanation, Step } from './explain-node';

/** An explanation as lines: who may see the page, the verdict, then what decided it, fact by fact. */
export function inWords(explanation: Explanation): readonly string[] {
  const { node, page, verdict, deciding, near, items } = explanation;
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  if (verdict === 'missing') return [`There is no node "${node}" on page "${page}", so nothing shows.${hint}`];
  const each = items === undefined ? [] : [`It shows once for each item of its source, which has ${items} now.`];
  return [...accessWords(explanation), nodeWords(explanation), ...each, ...deciding.map(lineOf)];
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

function nodeWords({ node, page, access, steps, deciding, items }: Explanation): string {
  const place = `"${node}" on page "${page}"`;
  const would = access.verdict === 'open' ? '' : ' would';
  const stopping = steps.find((step) => step.visibility !== 'show');
  if (stopping?.visibility === 'skeleton') {
    const keeps = would === '' ? 'shows' : 'would show';
    return `${place} ${keeps} as a skeleton: ${cause(stopping, node)}, and a fact is still loading.`;
  }
  if (stopping !== undefined)
    return `${place} ${would === '' ? 'does not' : 'would not'} show: ${cause(stopping, node)}.`;
  if (items === 0) return `${place} ${would === '' ? 'does not' : 'would not'} show.`;
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
  const operator = Object.keys(condition).find((key) => key !== 'at') ?? '';
  const literal = condition[operator];
  if (operator === 'exists') return `"${String(condition.at)} ${literal === true ? 'has a value' : 'has no value'}"`;
  const shown = isList(literal) ? literal.map((one) => JSON.stringify(one)).join(', ') : JSON.stringify(literal);
  return `"${String(condition.at)} ${phrases[operator] ?? operator} ${shown}"`;
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
