import { pick } from '../json';
import { comparisonPhrase, comparisonWords, conditionWords, oppositePhrase } from './condition-words';
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

const namesById: Names = {
  page: (page) => `Page "${page}"`,
  node: (node, page) => `"${node}" on page "${page}"`,
};

/** An explanation as lines: who may see the page, the verdict, then what decided it, fact by fact. */
export function inWords(explanation: Explanation, names = namesById): readonly string[] {
  const { node, page, verdict, deciding, near, items, source } = explanation;
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  if (verdict === 'missing') return [`There is no node "${node}" on page "${page}", so nothing shows.${hint}`];
  const rowsLine =
    items === undefined ? [] : [`It shows once for each row of ${JSON.stringify(source)}, which has ${items} now.`];
  return [
    ...accessWords(explanation, names),
    nodeWords(explanation, names),
    ...rowsLine,
    ...new Set(deciding.map((part) => lineOf(part, names))),
    ...neverWords(explanation),
    ...flipWords(explanation.flips, names.fact),
  ];
}

/** The explanation of a whole page as lines: who may see it, and what would open it. */
export function pageInWords(explanation: Explanation, names = namesById): readonly string[] {
  const words = accessWords(explanation, names);
  const openLine = `${names.page(explanation.page)} is open to every visitor: it asks for nothing.`;
  return [
    ...(words.length === 0 ? [openLine] : words),
    ...neverWords(explanation),
    ...flipWords(explanation.flips, names.fact),
  ];
}

/** The condition to blame where nobody can ever see the node. */
function neverWords({ never: [first, second] }: Explanation): readonly string[] {
  if (first === undefined || typeof first.when === 'boolean') return []; // That it is false is told already.
  if (second === undefined)
    return [
      `Nobody can ever see it: ${conditionWords(first.when)}, which ${askerOf(first)} asks for, is true for nobody.`,
    ];
  const firstCondition = `${conditionWords(first.when)} (asked by ${askerOf(first)})`;
  return [
    `Nobody can ever see it: ${firstCondition} and ${conditionWords(second.when)} (asked by ${askerOf(second)}) are never true together.`,
  ];
}

const askerOf = ({ node }: { readonly node: string }) => (node === '$page' ? 'the page' : `"${node}"`);

/** What decided the verdict, in one line: `the switch MAILCEN is off.` Empty if nothing did. */
export function reasonOf({ deciding, access, items, source }: Explanation, factSentence?: Names['fact']): string {
  const parts = access.verdict === 'open' ? deciding : access.deciding;
  // Ops seldom have a missing value in mind, so a comparison other than `exists` is told first.
  const decidingPart = parts.find(({ condition }) => pick(condition, 'exists') === undefined) ?? parts[0];
  if (decidingPart !== undefined) return reasonWords(decidingPart, factSentence);
  return items === 0 ? `"${source}" has no rows.` : '';
}

function reasonWords(part: Deciding, factSentence: Names['fact']): string {
  const { condition, verdict, fact, name } = part;
  if (fact === undefined)
    return typeof condition === 'boolean' ? constantWords({ condition, name }) : 'its condition cannot be read.';
  if (fact.path.startsWith('switch:'))
    return `the switch ${fact.path.slice('switch:'.length)} is ${fact.value === true ? 'on' : 'off'}.`;
  if (fact.path === 'session.present' || fact.state === 'no-session')
    return fact.value === true ? 'it is for guests.' : 'nobody is logged in.';
  const sentenceOfFact = typeof fact.value === 'boolean' ? factSentence?.(fact.path) : undefined;
  if (sentenceOfFact !== undefined && fact.state === 'present')
    return `it is ${fact.value === true ? '' : 'not '}true that ${sentenceOfFact}.`;
  const subject = fact.state === 'present' ? subjectOf(fact.doc) : undefined;
  return `${stateWords({ ...fact, path: subject ?? fact.path, source: '' })}; it shows where that ${verdict === 'true' ? oppositePhrase(condition) : comparisonPhrase(condition)}.`;
}

/** The name of a fact, `the kind of member`, where its doc begins with the name and then lists values. */
function subjectOf(doc: string): string | undefined {
  const nameInDoc = /^[A-Z][^:;.]*(?=: )/.exec(doc)?.[0];
  if (nameInDoc === undefined) return undefined;
  const small = nameInDoc.charAt(0).toLowerCase() + nameInDoc.slice(1);
  return /^(?:the|what|how) /.test(small) ? small : `the ${small}`;
}

/** Says where a constant stands: in merchant.json under its name, or in the node's own `when`. */
function constantWords({
  condition,
  name,
}: {
  readonly condition: unknown;
  readonly name: string | undefined;
}): string {
  return name === undefined
    ? `its "when" is always ${String(condition)}.`
    : `the condition "${name}" is always ${String(condition)}: "conditions" in merchant.json has it so.`;
}

/** Empty for a page that everybody may see. */
function accessWords({ page, access }: Explanation, names: Names): readonly string[] {
  const pageName = names.page(page);
  const targetName =
    access.verdict === 'login' || access.verdict === 'closed' ? withinSentence(names.page(access.to)) : '';
  const decidingLines = [...new Set(access.deciding.map((part) => lineOf(part, names)))];
  switch (access.verdict) {
    case 'open':
      return decidingLines.length === 0 ? [] : [`${pageName} is open to this visitor.`, ...decidingLines];
    case 'wait':
      return [`${pageName} shows as a skeleton: whether this visitor may see it is still loading.`, ...decidingLines];
    case 'login':
      return [`${pageName} does not show: it needs a session, and there is none. The visitor is led to ${targetName}.`];
    case 'closed':
      return [
        `${pageName} does not show: the condition of its access is not true. The visitor is led to ${targetName}.`,
        ...decidingLines,
      ];
    default:
      return access satisfies never;
  }
}

/** The name of a page as it stands within a sentence. */
const withinSentence = (words: string) => words.replace(/^Page /, 'page ');

function nodeWords(
  { node, page, access, steps, deciding, items, source, isNoItem }: Explanation,
  names: Names,
): string {
  const nodeName = names.node(node, page);
  const would = access.verdict === 'open' ? '' : ' would';
  const hidingStep = steps.find((step) => step.visibility !== 'show');
  if (hidingStep?.visibility === 'skeleton') {
    const keeps = would === '' ? 'shows' : 'would show';
    return `${nodeName} ${keeps} as a skeleton: ${causeWords(hidingStep, node)}, and a fact is still loading.`;
  }
  if (hidingStep !== undefined)
    return `${nodeName} ${would === '' ? 'does not' : 'would not'} show: ${causeWords(hidingStep, node)}.`;
  const not = would === '' ? 'does not' : 'would not';
  if (isNoItem === true) return `${nodeName} ${not} show: "${source}" has no such row.`;
  if (items === 0) return `${nodeName} ${not} show: "${source}" has no rows.`;
  const noConditionWords = deciding.length === 0 ? ': neither it nor anything around it has a condition' : '';
  return `${nodeName} ${would === '' ? 'shows' : 'would show'}${noConditionWords}.`;
}

function causeWords({ node: hidingNode, clause }: Step, node: string): string {
  const isUnknown = clause?.verdict === 'unknown';
  const verdict = isUnknown ? 'is not known' : 'is not true';
  return hidingNode === node ? `its own condition ${verdict}` : `"${hidingNode}" around it ${verdict}`;
}

function lineOf(part: Deciding, { fact }: Names): string {
  return `  ${part.node === '$page' ? 'the page' : part.node}: ${plainSentence(part, fact) ?? sentenceWords(part)}`;
}

/**
 * A boolean fact that settled the verdict, in one sentence: `it is not true that the member has a VIP label
 * (member.vip).`
 */
function plainSentence({ fact }: Deciding, factSentence: Names['fact']): string | undefined {
  if (factSentence === undefined || fact === undefined || typeof fact.value !== 'boolean') return undefined;
  if (fact.path === 'session.present') return `the visitor is ${fact.value ? '' : 'not '}logged in.`;
  const sentenceOfFact = factSentence(fact.path);
  return sentenceOfFact === undefined
    ? undefined
    : `it is ${fact.value ? '' : 'not '}true that ${sentenceOfFact} (${fact.path}).`;
}

function sentenceWords({ condition, verdict, fact, name }: Deciding): string {
  if (fact === undefined)
    return typeof condition === 'boolean'
      ? constantWords({ condition, name })
      : 'the condition cannot be read, so it is never true: `merchant check` says why.';
  if (fact.path.startsWith('switch:')) {
    const switchDoc = fact.doc.split(/[;.]/)[0] ?? '';
    const words =
      switchDoc === '' ? '' : ` (${switchDoc.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())})`;
    return `the switch ${fact.path.slice('switch:'.length)}${words} is ${fact.value === true ? 'on' : 'off'} (${fact.source}).`;
  }
  return `${comparisonWords(condition)} is ${verdict}, because ${stateWords(fact)}.`;
}

function stateWords({ path, state, value, source }: ClauseFact): string {
  const sourceWords = source === '' || source === path ? '' : ` (${source})`;
  switch (state) {
    case 'present':
      return `${path} is ${JSON.stringify(value)}${sourceWords}`;
    case 'absent':
      return `${path} is absent${sourceWords}`;
    case 'no-session':
      return `${path} is absent, as there is no session${sourceWords}`;
    case 'pending':
      return `${path} is still loading${sourceWords}`;
    case 'mistyped':
      return `${path} has a value of the wrong type${sourceWords}`;
    default:
      return state satisfies never;
  }
}
