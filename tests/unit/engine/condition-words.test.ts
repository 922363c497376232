import { expect, it } from 'vitest';
import { readCondition } from '@/engine/conditions/read-condition';
import { allWords, conditionWords } from '@/engine/explain/condition-words';

const agent = { is: 'agent' };
const vip = { is: 'vip' };
const mail = { switch: 'MAILCEN' };

it.each([
  [agent, '"agent"'],
  [mail, 'the switch MAILCEN is on'],
  [{ not: mail }, 'the switch MAILCEN is off'],
  [{ not: agent }, 'not "agent"'],
  [{ any: [agent, vip] }, '"agent" or "vip"'],
  [{ not: { any: [agent, vip] } }, 'not ("agent" or "vip")'],
  [{ all: [{ any: [agent, vip] }, mail] }, '("agent" or "vip") and the switch MAILCEN is on'],
  [{ any: [{ all: [agent, mail] }, vip] }, '("agent" and the switch MAILCEN is on) or "vip"'],
  [{ all: [agent, { all: [vip, { any: [mail] }] }] }, '"agent" and "vip" and the switch MAILCEN is on'],
  [{ at: 'member.type', in: [0, 1] }, 'member.type is one of 0, 1'],
])('says the condition %j in words [CFG-01]', (condition, words) => {
  expect(conditionWords(condition)).toBe(words);
});

it('brackets an "or" beside other conditions, and not where it stands alone [CFG-01]', () => {
  const trees = [{ any: [mail, { at: 'member.type', eq: 0 }] }, { at: 'session.present', eq: true }].flatMap(
    (condition) => readCondition(condition, {}).tree ?? [],
  );
  expect(allWords(trees)).toBe('(the switch MAILCEN is on or member.type is 0) and session.present is true');
  expect(allWords(trees.slice(0, 1))).toBe('the switch MAILCEN is on or member.type is 0');
});
