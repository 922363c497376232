import type { ClauseFact } from '../conditions/explain-condition';
import { isList, isObject } from '../json';
import type { Explanation } from './explain-node';

/** An explanation as lines: the verdict first, then what decided it, fact by fact. */
export function inWords(explanation: Explanation): readonly string[] {
  const { node, page, verdict, steps, deciding, near, items } = explanation;
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  if (verdict === 'missing') return [`There is no node "${node}" on page "${page}", so nothing shows.${hint}`];
  const stopping = steps.find((step) => step.visibility !== 'show');
  const place = `"${node}" on page "${page}"`;
  const head = {
    shows: `${place} shows${deciding.length === 0 ? ': neither it nor anything around it has a condition' : ''}.`,
    hides: stopping ? `${place} does not show: ${cause(stopping.node, node)}.` : `${place} does not show.`,
    skeleton: `${place} shows as a skeleton: ${stopping ? cause(stopping.node, node) : 'it waits'}, and a fact is still loading.`,
  }[verdict];
  const each = items === undefined ? [] : [`It shows once for each item of its source, which has ${items} now.`];
  return [head, ...each, ...deciding.map((part) => `  ${part.node}: ${sentence(part)}`)];
}

function cause(stopping: string, node: string): string {
  return stopping === node ? 'its own condition is not true' : `"${stopping}" around it is not true`;
}

type Part = Explanation['deciding'][number];

function sentence({ condition, verdict, fact }: Part): string {
  if (fact === undefined)
    return typeof condition === 'boolean'
      ? `the condition is always ${condition}.`
      : 'the condition cannot be read, so the node hides.';
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
    case 'pending':
      return `${path} is still loading${from}`;
    case 'mistyped':
      return `${path} has a value of the wrong type${from}`;
    default:
      return state satisfies never;
  }
}
