import { isObject } from '../json';
import type { Scenario } from '../store/scenarios';
import { jsonAnswer, success } from '../wire/answer';
import type { Endpoint } from '../wire/endpoint';

/** The answer of a call as the scenario garbles it; undefined where it does not. A money call keeps its rows: they are checked whole. */
export function malformed(scenario: Scenario, endpoint: Endpoint, value: unknown): Response | undefined {
  const answer = (odd: unknown) => (endpoint.style === 'bare' ? jsonAnswer(odd, 200) : success(odd));
  switch (scenario.malformed?.[endpoint.name] ?? scenario.malformed?.['*']) {
    case 'shape':
      return answer([['malformed']]);
    case 'json':
      return new Response('{"success":tru', { headers: { 'content-type': 'application/json' } });
    case 'rows':
      return endpoint.money ? undefined : answer(withOddRows(value));
    case undefined:
      return undefined;
  }
}

/** Every list with a row that is none at its start, and one that is a flag at its end. */
function withOddRows(value: unknown): unknown {
  if (Array.isArray(value)) return [null, ...value.map(withOddRows), true];
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withOddRows(entry)]));
}
