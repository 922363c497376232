import { expect, it } from 'vitest';
import { accessJudge } from '@/engine/evaluate/judge-access';
import { PENDING } from '@/engine/facts';

const free = {
  all: [
    { at: 'member.type', exists: true },
    { at: 'member.type', eq: 4 },
  ],
} as const;
const { judge } = accessJudge({ need: 'session', when: { not: free } });

it.each([
  ['whose type loads', PENDING, 'wait'],
  ['of type 4', 4, 'closed'],
  ['of type 0', 0, 'open'],
  ['whose type did not come', undefined, 'open'],
])('a page that is closed to free accounts tells a member %s: %s gives "%s" [MEM-06]', (_, type, verdict) => {
  expect(
    judge(
      new Map<string, unknown>([
        ['session.present', true],
        ['member.type', type],
      ]),
    ).verdict,
  ).toBe(verdict);
});
