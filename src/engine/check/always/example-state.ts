import type { Catalogue } from '../../catalogue';
import type { Composed } from '../../compose/compose-site';
import { findState, type State } from '../../conditions/find-state';
import type { Facts } from '../../facts';
import { readPlatform } from '../../normalize/normalize-platform';
import { staticsOf } from '../../resolve/condition-scope';
import type { Break } from './find-breaks';
import { type KnownPersona, knownPersonas } from './persona-facts';

/** A state that breaks an invariant: a persona if one can be in it, and the facts that matter beside the persona's. */
export type ExampleState = {
  readonly persona?: KnownPersona;
  readonly facts: State;
  /** Every setting and switch of the brand's own console.json, also those that do not matter for the break. */
  readonly ofConsole: Facts;
};

/**
 * The example that is easiest to look at: a persona under the brand's own console, else a persona under another one,
 * else any state.
 */
export function exampleOf(broken: Break, composed: Composed, catalogue: Catalogue): ExampleState {
  const ofConsole = consoleFacts(composed, catalogue);
  const search = (known: Facts) =>
    findState(broken.demands, {
      scope: composed.scope,
      fixed: new Map([...known, ...broken.fixed]),
      withLoading: broken.withLoading,
    });
  for (const statics of ofConsole.size > 0 ? [ofConsole, noFacts] : [noFacts]) {
    for (const persona of knownPersonas(catalogue)) {
      if (persona.name.endsWith('.pending') && !broken.withLoading) continue;
      const state = search(new Map([...statics, ...persona.facts]));
      if (typeof state === 'string') continue;
      return { persona, facts: without(state, persona.facts, broken.fixed), ofConsole };
    }
  }
  const states = [search(ofConsole), search(noFacts)];
  const state = states.find((one) => typeof one !== 'string');
  const facts = state === undefined || typeof state === 'string' ? noFacts : state;
  return { facts: without(facts, broken.fixed), ofConsole };
}

function without(state: State, ...known: readonly Facts[]): State {
  return new Map([...state].filter(([path]) => !known.some((facts) => facts.has(path))));
}

const noFacts: Facts = new Map();

/** Settings and switches of the brand's console.json. */
function consoleFacts({ folder, merchant }: Composed, catalogue: Catalogue): Facts {
  if (folder.console === undefined) return noFacts;
  const platform = readPlatform(folder.console.value, { merchant, hasText: () => false }, catalogue);
  return staticsOf(platform, catalogue).facts;
}
