import { atLeast, atMost, formats, type Part, withoutTarget } from './figure';
import { buildProgram, numberOf, runProgram } from './programs';

/** Conditions and resolving, in Node. */
export const engine: Part = async (say) => {
  say('conditions and resolving …');
  const numbers = await runProgram(await buildProgram('engine/program'));
  const number = (name: string) => numberOf(numbers, name);
  const page = `a page of ${number('nodes')} nodes and ${number('resolveConditions')} conditions`;
  return [
    atLeast(6e6, {
      what: 'conditions evaluated',
      livery: number('conditions'),
      byHand: number('conditionsByHand'),
      show: formats.millions,
    }),
    atMost(0.3, {
      what: `resolve ${page}, median`,
      livery: number('resolve'),
      byHand: number('resolveByHand'),
      show: formats.milliseconds,
    }),
    withoutTarget({
      what: 'the same, first time in a process',
      livery: number('resolveFirst'),
      show: formats.milliseconds,
    }),
  ];
};
