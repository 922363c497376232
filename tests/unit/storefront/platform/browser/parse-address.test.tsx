import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameUrl } from '@/storefront/features/games/play/game-url';
import { parseAddress } from '@/storefront/platform/browser/parse-address';
import { takeReturnedAddress } from '@/storefront/platform/browser/returned-address';
import { inviteLink } from '@/storefront/platform/session/invite-link';
import { isAllowed } from '@/storefront/ui/safe/is-allowed';

const here = 'https://aurora.example';
const place = { parameter: 'r', path: '/m/register', origin: here } as const;

// iOS 16 and Chrome below 120 have neither.
beforeEach(() => {
  for (const name of ['canParse', 'parse'] as const)
    if (name in URL) vi.spyOn(URL, name).mockImplementation(() => JSON.parse(''));
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['of a game', () => gameUrl('/games/1', here, { hosts: [] }), `${here}/games/1`],
  ['that is no game’s', () => gameUrl('https://[', here, { hosts: [] }), undefined],
  [
    'of who comes back from another service',
    () => takeReturnedAddress({ liveryReturn: `${here}/m/login` }),
    `${here}/m/login`,
  ],
  ['that nobody can come back with', () => takeReturnedAddress({ liveryReturn: 'login' }), undefined],
  [
    'of an invitation',
    () => inviteLink('abc', { ...place, domains: ['b.example'] }),
    'https://b.example/m/register?r=abc',
  ],
  ['of one whose domain is none', () => inviteLink('abc', { ...place, domains: ['['] }), `${here}/m/register?r=abc`],
  ['that a merchant allows', () => isAllowed('https://a.b.example/x', ['b.example']), true],
  ['that is none', () => parseAddress('//'), undefined],
])('an address %s is read in the oldest browsers of the floor [GAM-11, QAS-05]', (_, read, result) => {
  expect(read()).toBe(result);
});
