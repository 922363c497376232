import { asks, asksNot, comparison, conditionWords } from './condition-words';
import type { ClauseFact } from './explain-condition';
import type { Deciding, Explanation, Step } from './explain-node';
import { flipWords } from './flip-words';

/** Names of pages and nodes in sentences. */
export type Names = {
  /** The name at the beginning of a sentence. */
  readonly page: (page: string) => string;
  readonly node: (node: string, page: string) => string;
  /** What a boolean fact says when it is true, within a sentence: `the member has a VIP label`. */
  readonly fact?: (path: string) => string | undefined;
};

const byIds: Names = {
  page: (page) => `Page "${page}"`,
  node: (node, page) => `"${node}" on page "${page}"`,
};

/** An explanation as lines: who may see the page, the verdict, then what decided it, fact by fact. */
export function inWords(explanation: Explanation, names = byIds): readonly string[] {
  const { node, page, verdict, deciding, near, items, source } = explanation;
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  if (verdict === 'missing') return [`There is no node "${node}" on page "${page}", so nothing shows.${hint}`];
  const each =
    items === undefined ? [] : [`It shows once for each row of ${JSON.stringify(source)}, which has ${items} now.`];
  return [
    ...accessWords(explanation, names),
    nodeWords(explanation, names),
    ...each,
    ...deciding.map((part) => lineOf(part, names)),
    ...neverWords(explanation),
    ...flipWords(explanation.flips, names.fact),
  ];
}

/** The explanation of a whole page as lines: who may see it, and what would open it. */
export function pageInWords(explanation: Explanation, names = byIds): readonly string[] {
  const words = accessWords(explanation, names);
  const open = `${names.page(explanation.page)} is open to every visitor: it asks for nothing.`;
  return [
    ...(words.length === 0 ? [open] : words),
    ...neverWords(explanation),
    ...flipWords(explanation.flips, names.fact),
  ];
}

/** The condition to blame where nobody can ever see the node. */
function neverWords({ never: [first, second] }: Explanation): readonly string[] {
  if (first === undefined || typeof first.when === 'boolean') return []; // That it is false is told already.
  if (second === undefined)
    return [
      `Nobody can ever see it: ${conditionWords(first.when)}, which ${placeOf(first)} asks for, is true for nobody.`,
    ];
  const one = `${conditionWords(first.when)} (asked by ${placeOf(first)})`;
  return [
    `Nobody can ever see it: ${one} and ${conditionWords(second.when)} (asked by ${placeOf(second)}) are never true together.`,
  ];
}

const placeOf = ({ node }: { readonly node: string }) => (node === '$page' ? 'the page' : `"${node}"`);

/** What decided the verdict, in one line: `the switch MAILCEN is off.` Empty if nothing did. */
export function reasonOf({ deciding, access, items, source }: Explanation, about?: Names['fact']): string {
  const [part] = access.verdict === 'open' ? deciding : access.deciding;
  if (part !== undefined) return reason(part, about);
  return items === 0 ? `"${source}" has no rows.` : '';
}

function reason(part: Deciding, about: Names['fact']): string {
  const { condition, verdict, fact, name } = part;
  if (fact === undefined)
    return typeof condition === 'boolean' ? constant({ condition, name }) : 'its condition cannot be read.';
  if (fact.path.startsWith('switch:'))
    return `the switch ${fact.path.slice('switch:'.length)} is ${fact.value === true ? 'on' : 'off'}.`;
  if (fact.path === 'session.present' || fact.state === 'no-session')
    return fact.value === true ? 'it is for guests.' : 'nobody is logged in.';
  const says = typeof fact.value === 'boolean' ? about?.(fact.path) : undefined;
  if (says !== undefined && fact.state === 'present')
    return `it is ${fact.value === true ? '' : 'not '}true that ${says}.`;
  const called = fact.state === 'present' ? subjectOf(fact.doc) : undefined;
  return `${state({ ...fact, path: called ?? fact.path, source: '' })}; it shows where that ${verdict === 'true' ? asksNot(condition) : asks(condition)}.`;
}

/** The name of a fact, `the kind of member`, where its doc begins with the name and then lists values. */
function subjectOf(doc: string): string | undefined {
  const head = /^[A-Z][^:;.]*(?=: )/.exec(doc)?.[0];
  if (head === undefined) return undefined;
  const small = head.charAt(0).toLowerCase() + head.slice(1);
  return /^(?:the|what|how) /.test(small) ? small : `the ${small}`;
}

/** Says where a constant stands: in merchant.json under its name, or in the node's own `when`. */
function constant({ condition, name }: { readonly condition: unknown; readonly name: string | undefined }): string {
  return name === undefined
    ? `its "when" is always ${String(condition)}.`
    : `the condition "${name}" is always ${String(condition)}: "conditions" in merchant.json has it so.`;
}

/** Empty for a page that everybody may see. */
function accessWords({ page, access }: Explanation, names: Names): readonly string[] {
  const called = names.page(page);
  const to = access.verdict === 'login' || access.verdict === 'closed' ? lowered(names.page(access.to)) : '';
  const decided = access.deciding.map((part) => lineOf(part, names));
  switch (access.verdict) {
    case 'open':
      return decided.length === 0 ? [] : [`${called} is open to this visitor.`, ...decided];
    case 'wait':
      return [`${called} shows as a skeleton: whether this visitor may see it is still loading.`, ...decided];
    case 'login':
      return [`${called} does not show: it needs a session, and there is none. The visitor is led to ${to}.`];
    case 'closed':
      return [`${called} does not show: its access is not true. The visitor is led to ${to}.`, ...decided];
    default:
      return access satisfies never;
  }
}

/** The name of a page as it stands within a sentence. */
const lowered = (words: string) => words.replace(/^Page /, 'page ');

function nodeWords(
  { node, page, access, steps, deciding, items, source, isNoItem }: Explanation,
  names: Names,
): string {
  const place = names.node(node, page);
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

function lineOf(part: Deciding, { fact }: Names): string {
  return `  ${part.node === '$page' ? 'the page' : part.node}: ${plainSentence(part, fact) ?? sentence(part)}`;
}

/**
 * A boolean fact that settled the verdict, in one sentence: `it is not true that the member has a VIP label
 * (member.vip).`
 */
function plainSentence({ fact }: Deciding, about: Names['fact']): string | undefined {
  if (about === undefined || fact === undefined || typeof fact.value !== 'boolean') return undefined;
  if (fact.path === 'session.present') return `the visitor is ${fact.value ? '' : 'not '}logged in.`;
  const says = about(fact.path);
  return says === undefined ? undefined : `it is ${fact.value ? '' : 'not '}true that ${says} (${fact.path}).`;
}

function sentence({ condition, verdict, fact, name }: Deciding): string {
  if (fact === undefined)
    return typeof condition === 'boolean'
      ? constant({ condition, name })
      : 'the condition cannot be read, so it is never true: `merchant check` says why.';
  if (fact.path.startsWith('switch:')) {
    const about = fact.doc.split(/[;.]/)[0] ?? '';
    const words = about === '' ? '' : ` (${about.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())})`;
    return `the switch ${fact.path.slice('switch:'.length)}${words} is ${fact.value === true ? 'on' : 'off'} (${fact.source}).`;
  }
  return `${comparison(condition)} is ${verdict}, because ${state(fact)}.`;
}

function state({ path, state, value, source }: ClauseFact): string {
  const from = source === '' || source === path ? '' : ` (${source})`;
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
