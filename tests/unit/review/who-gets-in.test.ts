import { expect, test } from 'vitest';
import type { Facts, ResolvedPage } from '@/engine';
import { firstWhoGetsIn } from '@/review/screens/who-gets-in';
import { makeSite, resolveFake } from '../server/fixture';

type Access = NonNullable<ResolvedPage['access']>;

const agent: Access['when'] = { at: 'member.type', in: [1] };
const facts = new Map<string, Facts>([
  ['guest', new Map([['session.present', false]])],
  [
    'member-0',
    new Map<string, boolean | number>([
      ['session.present', true],
      ['member.type', 0],
    ]),
  ],
  [
    'agent-1',
    new Map<string, boolean | number>([
      ['session.present', true],
      ['member.type', 1],
    ]),
  ],
]);

test.each<readonly [what: string, access: Access | undefined, who: string | undefined]>([
  ['asks for nothing', undefined, 'guest'],
  ['asks for a session', { need: 'session' }, 'member-0'],
  ['asks for an agent by a rule', { need: 'session', when: agent }, 'agent-1'],
  ['leads agents to the page of that name', { need: 'session', when: { not: agent }, else: 'agent' }, 'member-0'],
  ['lets nobody in', { when: false }, undefined],
])('a page that %s is opened as the first who gets in [QAS-02]', (_, access, who) => {
  const page = { ...resolveFake(makeSite('aurora'), 'mine'), ...(access && { access }) };
  expect(firstWhoGetsIn(page, [...facts.keys()], (name) => facts.get(name) ?? new Map())).toBe(who);
});
