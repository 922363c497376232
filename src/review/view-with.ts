import { type FactDeclaration, type Facts, normalizePlatform, PENDING } from '@/engine';
import { messages } from './messages';
import type { View } from './view';
import { withSwitch } from './why/with-switch';

/**
 * The view as it would be with other values: `DEPOSIT=off,member.toUpline=true`. Facts of members change only for
 * visitors who are signed in. Throws an `Error` for ops if there is no such switch or fact, or no such value.
 */
export function viewWith(view: View, texts: string): View {
  const { catalogue } = view.workspace;
  // A comma inside a value, before which no name and "=" follow, belongs to the value.
  const values = texts.split(/,(?=\s*[\w.-]+=)/).map((text) => readValue(text.trim(), view));
  const console = values
    .filter(({ fact }) => fact === undefined)
    .reduce((turned, { name, value }) => withSwitch(turned, name, value === true), view.console);
  const platform = normalizePlatform(console, view.site, catalogue);
  const changed = (facts: Facts, isChangeable: (fact: FactDeclaration) => boolean): Facts => {
    const result = new Map(facts);
    for (const { name, fact, value } of values) {
      if (fact === undefined || !isChangeable(fact)) continue;
      if (value === undefined) result.delete(name);
      else result.set(name, value);
    }
    return result;
  };
  return {
    ...view,
    console,
    platform: { ...platform, facts: changed(platform.facts, ({ phase }) => phase === 'static') },
    factsOf: (page, persona) => {
      const facts = view.factsOf(page, persona);
      const isSignedIn = facts.get('session.present') === true;
      return changed(facts, ({ phase, needs }) => phase === 'live' && (isSignedIn || needs !== 'session'));
    },
  };
}

type WithValue = {
  readonly name: string;
  /** Undefined for a switch. */
  readonly fact: FactDeclaration | undefined;
  /** Undefined: absent. */
  readonly value: unknown;
};

function readValue(text: string, { workspace: { catalogue } }: View): WithValue {
  const [name = '', ...words] = text.split('=');
  const word = words.length === 0 ? undefined : words.join('=');
  const isSwitch = Object.hasOwn(catalogue.switches, name);
  const fact = Object.hasOwn(catalogue.facts, name) ? catalogue.facts[name] : undefined;
  if (!isSwitch && fact === undefined)
    throw new Error(messages.withNothing(name, [...Object.keys(catalogue.switches), ...Object.keys(catalogue.facts)]));
  if (fact !== undefined && (word === 'loading' || word === 'absent'))
    return { name, fact, value: word === 'loading' ? PENDING : undefined };
  const value = valueIn(word, fact?.type ?? 'boolean');
  if (value === undefined) throw new Error(messages.withoutValue(name, fact?.type ?? 'switch'));
  return { name, fact, value };
}

function valueIn(word: string | undefined, type: FactDeclaration['type']): unknown {
  if (word === undefined || word === '') return undefined;
  if (type === 'string') return word;
  if (type === 'number') return Number.isFinite(Number(word)) ? Number(word) : undefined;
  if (word === 'on' || word === 'true') return true;
  return word === 'off' || word === 'false' ? false : undefined;
}
