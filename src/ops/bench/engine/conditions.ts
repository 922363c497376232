import { type Catalogue, compileCondition, type Facts, type Platform, personaFacts } from '@/engine';
import { median, timesOf } from '../measure';
import { rules } from './rules';

/** Evaluations a second, by the engine and by hand, over every persona. Throws where the two disagree. */
export function measureConditions(catalogue: Catalogue, platform: Platform): { livery: number; byHand: number } {
  const visitors = allFacts(catalogue, platform);
  const compiled = rules.map(({ condition }) => compileCondition(condition).evaluate);
  const written = rules.map(({ byHand }) => byHand);
  for (const facts of visitors) {
    for (const [index, evaluate] of compiled.entries()) {
      if ((evaluate(facts) === true) !== written[index]?.(facts))
        throw new Error(`Rule ${index} is not written as it is configured.`);
    }
  }
  const rounds = 4000;
  const count = rounds * visitors.length * rules.length;
  const rate = (evaluates: typeof compiled) => {
    const run = () => countTrue(evaluates, visitors, rounds);
    timesOf(3, run);
    return (count / median(timesOf(7, run))) * 1000;
  };
  return { livery: rate(compiled), byHand: rate(written) };
}

function countTrue(
  evaluates: readonly ((facts: Facts) => boolean | undefined)[],
  visitors: readonly Facts[],
  rounds: number,
) {
  let shown = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const facts of visitors) {
      for (const evaluate of evaluates) if (evaluate(facts) === true) shown += 1;
    }
  }
  if (shown === 0) throw new Error('No persona sees anything.'); // Looked at, so that nothing is optimised away.
}

/** Facts of every persona, loaded and loading, with the platform's own beside them. */
function allFacts(catalogue: Catalogue, platform: Platform): readonly Facts[] {
  const statics = staticFacts(platform);
  return Object.values(catalogue.personas).flatMap((persona) =>
    [false, true].map(
      (pending) => new Map([...statics, ...personaFacts(persona, { pending, language: 'en', page: 'home' })]),
    ),
  );
}

/** Static facts and switches in one map, as conditions read them. */
export function staticFacts(platform: Platform): Facts {
  const switches = [...platform.switches].map(([name, value]) => [`switch:${name}`, value] as const);
  return new Map<string, unknown>([...platform.facts, ...switches]);
}
