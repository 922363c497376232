import { describe, expect, it } from 'vitest';
import type { Facts, ResolvedPage } from '@/engine';
import { whoWords } from '@/review/compare/words/who-words';
import { personaNames } from '@/review/layouts/persona-visitors';
import { unmetValues, variantName, withValue } from '@/review/layouts/unmet-values';
import { openLanguage } from '@/review/workspace/language';

const { catalogue } = openLanguage();
const all = personaNames(catalogue);
const page = (when: ResolvedPage['nodes'][string]['when']): ResolvedPage => ({
  format: 1,
  merchant: 'aurora',
  page: 'home',
  kind: 'page',
  hash: '',
  root: 'page',
  title: null,
  paths: [],
  shell: { header: true, footer: true },
  nodes: { page: { use: 'page.screen', ...(when === undefined ? {} : { when }) } },
});
const member: Facts = new Map<string, unknown>([
  ['session.present', true],
  ['member.type', 0],
  ['balance.hidden', false],
]);
const guest: Facts = new Map<string, unknown>([['session.present', false]]);

describe('a value that a condition asks about and no persona has [CFG-08]', () => {
  it.each([
    [{ at: 'play.pause', exists: true }, [{ path: 'play.pause', value: 'timeout' }]],
    [{ at: 'balance.hidden', eq: true }, [{ path: 'balance.hidden', value: true }]],
    [{ at: 'member.type', in: [0, 1] }, [{ path: 'member.type', value: 2 }]],
    [{ at: 'member.type', nin: [4] }, [{ path: 'member.type', value: 4 }]],
    [{ at: 'session.present', eq: true }, []],
    [{ switch: 'MAILCEN' }, []],
  ] as const)('of %j is met by a visitor made for it', (when, unmet) => {
    const found = unmetValues([page(when)], [guest, member], catalogue);
    expect(found).toEqual(unmet);
  });

  it('is of nobody who cannot have it', () => {
    const [unmet] = unmetValues([page({ at: 'play.pause', exists: true })], [guest, member], catalogue);
    if (unmet === undefined) throw new Error('Nobody takes a break here.');
    expect(withValue(guest, unmet, catalogue)).toBeUndefined();
    expect(withValue(member, unmet, catalogue)?.get('play.pause')).toBe('timeout');
    expect(whoWords([variantName('agent-1', unmet)], all, catalogue)).toBe(
      'for agents of type 1 (agent-1) where play.pause is timeout (no persona has that)',
    );
  });
});

it('says who meets a change only while their information loads, beside those who meet it always [CFG-08]', () => {
  const agents = all.filter((name) => name.startsWith('agent') && !name.endsWith('.pending'));
  const loading = all.filter((name) => name.endsWith('.pending') && !/^(?:guest|trial)/.test(name));
  expect(whoWords([...agents, ...loading], all, catalogue)).toBe(
    'for agents, and for members whose information still loads',
  );
});
