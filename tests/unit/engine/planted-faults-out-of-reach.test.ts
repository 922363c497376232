import { describe, it } from 'vitest';
import { expectTold, type Fault } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a domain under localhost',
    file: 'padma/merchant.json',
    from: '"www.padma.example"',
    to: '"padma.localhost"',
    at: '"padma.localhost"',
    says: `"padma.localhost" is a name of this machine or this network, which no player's browser can ask for, so nobody comes by it and it may be another brand's address for developers. Name a host of the internet, such as "www.example.com".`,
  },
  {
    what: 'an address of this machine as a domain',
    file: 'mono/merchant.json',
    from: '"www.mono.example"',
    to: '"127.0.0.1"',
    at: '"127.0.0.1"',
    says: `"127.0.0.1" is a name of this machine or this network, which no player's browser can ask for, so nobody comes by it and it may be another brand's address for developers. Name a host of the internet, such as "www.example.com".`,
  },
  {
    what: 'a game launched by a plain button',
    file: 'padma/overlays/home.json',
    from: '"on": { "tap": { "do": "navigate", "to": "register" } }',
    to: '"on": { "tap": { "do": "launchGame" } }',
    at: '"launchGame"',
    says: '"launchGame" needs the game that was tapped, and "tap" of this widget tells none, so a tap does nothing. Lead to a page of games with "navigate", or take a widget that shows games.',
  },
  {
    what: 'a favourite set by a plain tile',
    file: 'aurora/overlays/home.json',
    from: '"on": { "tap": { "do": "navigate", "to": "polar-club" } }',
    to: '"on": { "tap": { "do": "addFavourite", "need": "session" } }',
    at: '"addFavourite"',
    says: '"addFavourite" needs the game that was tapped, and "tap" of this widget tells none, so a tap does nothing. Lead to a page of games with "navigate", or take a widget that shows games.',
  },
  {
    what: 'a language set by a plain button',
    file: 'padma/overlays/home.json',
    from: '"on": { "tap": { "do": "navigate", "to": "register" } }',
    to: '"on": { "tap": { "do": "setLanguage" } }',
    at: '"setLanguage"',
    says: '"setLanguage" needs the language that was chosen, and "tap" of this widget tells none, so a tap does nothing. Take a shell.language.',
  },
  {
    what: 'a brand that is abstract and has a code',
    file: 'padma/merchant.json',
    from: '"extends": "base",',
    to: '"extends": "base",\n  "abstract": true,',
    also: {
      file: 'padma/merchant.json',
      from: '  "domains": ["www.padma.example"],\n',
      to: '',
    },
    at: 'true,',
    says: '"abstract" is true, so this merchant is only a parent of others and never served, and it has a code of the gateway: its players would find nothing. Remove "abstract", or what only a brand has.',
  },
  {
    what: 'a sign-in without its key',
    file: 'padma/merchant.json',
    from: '"auth": {',
    to: '"auth": { "signIn": { "provider": "identity-toolkit" },',
    at: '{ "provider": "',
    says: 'The sign-in service has no key, so it refuses every player. Write the public key of the project as "apiKey".',
  },
  {
    what: 'a sign-in with words that hold the place of its key',
    file: 'padma/merchant.json',
    from: '"auth": {',
    to: '"auth": { "signIn": { "provider": "identity-toolkit", "apiKey": "YOUR_API_KEY" },',
    at: '"YOUR_API_KEY"',
    says: 'The sign-in service has "YOUR_API_KEY" for a key, which is none, so it refuses every player. Write the public key of the project as "apiKey".',
  },
  {
    what: 'a sign-in that the console turns on without a service',
    file: 'mono/console.json',
    from: '"modId": "GOOGLELOGIN3", "enabled": "0"',
    to: '"modId": "GOOGLELOGIN3", "enabled": "1"',
    in: 'mono/merchant.json',
    at: 'h": ¦{',
    kind: 'warning',
    says: 'The console turns GOOGLELOGIN3 on, and no sign-in service is set, so these buttons refuse everybody. Write "signIn": { "provider": "identity-toolkit", "apiKey": "…" } in "auth", or turn them off.',
  },
  {
    what: "another brand's address for developers as a domain",
    file: 'jade/merchant.json',
    from: '"domains": [',
    to: '"domains": ["aurora.localhost", ',
    at: '"aurora.localhost"',
    says: `"aurora.localhost" is a name of this machine or this network, which no player's browser can ask for, so nobody comes by it and it may be another brand's address for developers. Name a host of the internet, such as "www.example.com".`,
  },
];

describe('what players cannot reach or use is told', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});
