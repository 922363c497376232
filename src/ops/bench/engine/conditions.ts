import { compileCondition, type Facts, normalizeVisitor, type Platform } from '@/engine';
import { median, timesOf } from '../measure';
import { rules } from './rules';

/** Evaluations a second, by the engine and by hand, for every kind of visitor. Throws if the results differ. */
export function measureConditions(platform: Platform): { livery: number; byHand: number } {
  const visitors = allFacts(platform);
  const compiledRules = rules.map(({ condition }) => compileCondition(condition).evaluate);
  const handWritten = rules.map(({ byHand }) => byHand);
  for (const facts of visitors) {
    for (const [index, evaluate] of compiledRules.entries()) {
      if ((evaluate(facts) === true) !== handWritten[index]?.(facts))
        throw new Error(`Rule ${index} is not written as it is configured.`);
    }
  }
  const rounds = 4000;
  const count = rounds * visitors.length * rules.length;
  const rate = (evaluates: typeof compiledRules) => {
    const run = () => countTrue(evaluates, visitors, rounds);
    timesOf(3, run); // Warm-up.
    return (count / median(timesOf(7, run))) * 1000;
  };
  return { livery: rate(compiledRules), byHand: rate(handWritten) };
}

function countTrue(
  evaluates: readonly ((facts: Facts) => boolean | undefined)[],
  visitors: readonly Facts[],
  rounds: number,
) {
  let shownCount = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const facts of visitors) {
      for (const evaluate of evaluates) if (evaluate(facts) === true) shownCount += 1;
    }
  }
  if (shownCount === 0) throw new Error('No visitor sees anything.'); // Read here, so that V8 does not remove the loop.
}

/** Facts of a guest and of every kind of member, loaded and loading, together with the platform's facts. */
function allFacts(platform: Platform): readonly Facts[] {
  const statics = staticFacts(platform);
  const members = [0, 1, 2, 4, 7, 40, 41, 42].flatMap((type) => {
    const session = { token: 'bench', type, trial: false };
    const answers = { unread: type, wallet: { isSingle: 1 }, rewards: [], rebates: [], contract: {} };
    return [
      { session, member: { id: 1, account: 'bench', type, toUpline: '1' }, ...answers },
      { session, member: 'pending', unread: 'pending', wallet: 'pending' },
    ];
  });
  return [{}, ...members].map((visitor) => {
    const live = normalizeVisitor({ ...visitor, language: 'en', page: 'home' });
    return new Map([...statics, ...live]);
  });
}

/** Static facts and switches in one map, as conditions read them. */
export function staticFacts(platform: Platform): Facts {
  const switches = [...platform.switches].map(([name, value]) => [`switch:${name}`, value] as const);
  return new Map<string, unknown>([...platform.facts, ...switches]);
}
