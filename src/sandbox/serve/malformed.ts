import { isObject } from '../json';
import type { Answer } from '../options';
import type { Scenario } from '../store/scenarios';
import { bare, success } from '../wire/answer';
import type { Endpoint } from '../wire/endpoint';

/** The garbled answer that the scenario asks for; undefined without one. Money calls keep their rows. */
export function malformed(scenario: Scenario, endpoint: Endpoint, value: unknown): Answer | undefined {
  const answer = (garbled: unknown) => (endpoint.style === 'bare' ? bare(garbled, 200) : success(garbled));
  switch (scenario.malformed?.[endpoint.name] ?? scenario.malformed?.['*']) {
    case 'shape':
      return answer([['malformed']]);
    case 'json':
      return { status: 200, text: '{"success":tru' };
    case 'rows':
      return endpoint.money ? undefined : answer(withOddRows(value));
    case undefined:
      return undefined;
  }
}

/** Adds `null` before and `true` after the rows of every list. */
function withOddRows(value: unknown): unknown {
  if (Array.isArray(value)) return [null, ...value.map(withOddRows), true];
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withOddRows(entry)]));
}
