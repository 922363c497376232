import { describe, expect, it } from 'vitest';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const off = (name: string) => ({
  file: 'padma/console.json',
  from: `"modId": "${name}",\n      "enabled": "1"`,
  to: `"modId": "${name}",\n      "enabled": "0"`,
});

const faults: readonly Fault[] = [
  {
    what: 'both ways to register turned off',
    ...off('USERNAMEREG3'),
    also: off('MOBILENUMREG3'),
    at: '"USERNAMEREG3"',
    kind: 'warning',
    says: 'No way to register is on (USERNAMEREG3 by name, MOBILENUMREG3 by mobile number), so nobody can register: the form and what leads to it hide. Turn one of them on.',
  },
  {
    what: 'a link of the console to a host that the settings do not allow',
    file: 'padma/merchant.json',
    from: '"facebook.com", ',
    to: '',
    in: 'padma/console.json',
    at: '"https://www.facebook.com/padma.example"',
    kind: 'warning',
    says: 'This leads to "www.facebook.com", which is not in links.hosts of merchant.json, so pages leave it out and players do not find it. Add the host there, or take another address.',
  },
  {
    what: 'a contact of the console at a host that nobody allowed',
    file: 'aurora/console.json',
    from: '"link": "https://help.aurora.example/line"',
    to: '"link": "https://line.me/aurora"',
    at: '"https://line.me/aurora"',
    kind: 'warning',
    says: 'This leads to "line.me", which is not in links.hosts of merchant.json, so pages leave it out and players do not find it. Add the host there, or take another address.',
  },
  {
    what: 'an order of the form without the password',
    file: 'jade/merchant.json',
    from: '      "password",\n',
    to: '',
    at: '"order": ¦[\n      "username"',
    kind: 'warning',
    says: 'register.order leaves out "password", which the form asks for all the same, behind "captcha". Name it where players look for it.',
  },
  {
    what: 'a way to pay that the sandbox has not',
    file: 'aurora/console.json',
    from: '"ways": ["HBR"',
    to: '"ways": ["BKASH"',
    at: '"BKASH"',
    says: 'Entry 1 of "ways" (a way to put money in) is the text "BKASH", which is none of those allowed, so it cannot be used. Take one of "HBR", "LTS", "SCN", "DLT", "NRT", "TDC", "JDS", "PLM".',
  },
];

describe('a console that does not go with its settings is told before a player meets it', () => {
  it.each(faults)('$what [CFG-01]', expectTold);

  it('and no code of a vendor is certain by likeness [CFG-01]', () => {
    const named = (code: string) =>
      issuesOf({ file: 'aurora/console.json', from: '"ways": ["HBR"', to: `"ways": ["${code}"` })[0]?.fix?.text;
    expect([named('HBT'), named('hbr')]).toEqual([undefined, '"HBR"']);
  });

  it('and one way to register is enough [CFG-01]', () => {
    expect(issuesOf(off('USERNAMEREG3')).map(({ code }) => code)).not.toContain('closed-to-new');
  });
});
