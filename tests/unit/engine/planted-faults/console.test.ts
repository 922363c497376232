import { describe, expect, it } from 'vitest';
import { createSiteLoader } from '@/engine';
import { switchesOn } from '@/engine/check/rules/console-switches';
import { solo } from '../fixture';
import { readCatalogue } from '../project';
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
  {
    what: 'a rule whose bracket is never closed',
    file: 'aurora/console.json',
    from: '"acceptedPattern": "[0-9]{6}"',
    to: '"acceptedPattern": "0[0-9+"',
    at: '"acceptedPattern": ¦"0[',
    kind: 'warning',
    says: 'The pattern of register.paymentPassword.acceptedPattern has a [ without its ], so it is not checked here and the server decides. Correct the rule here.',
  },
  {
    what: 'a link with room in it',
    file: 'padma/console.json',
    from: 'https://wa.me/',
    to: 'https://wa.me/+880 0',
    at: '"https://wa.me/',
    kind: 'warning',
    says: '"url" of WHATSAPP has a space in it, and no web address has one, so the link does not show. Write it without the space.',
  },
  {
    what: 'a switch that is neither on nor off',
    file: 'aurora/console.json',
    from: '"modId": "MOBILEVERCODELOGIN3", "enabled": "1"',
    to: '"modId": "MOBILEVERCODELOGIN3", "enabled": "maybe"',
    at: '"enabled": ¦"maybe"',
    kind: 'warning',
    says: '"enabled" of MOBILEVERCODELOGIN3 is not a yes or no, so it counts as off. Write true or false.',
  },
  {
    what: 'a switch that is misspelt',
    file: 'aurora/console.json',
    from: '"MOBILEVERCODELOGIN3"',
    to: '"MOBILVERCODELOGIN3"',
    at: '"MOBILVERCODELOGIN3"',
    kind: 'warning',
    says: 'The platform sends 1 switch that no page can name (MOBILVERCODELOGIN3), so it changes nothing. Did you mean "MOBILEVERCODELOGIN3"? It counts as not sent.',
  },
  {
    what: 'an address of the service that is none',
    file: 'aurora/console.json',
    from: '"https://chat.aurora.example/start"',
    to: '"chat aurora"',
    at: '"chat aurora"',
    kind: 'warning',
    says: '"path" of LIVECHAT is no web address, so the link does not show. Write it in full, with https://.',
  },
  {
    what: 'a switch by a name that is misspelt',
    file: 'padma/console.json',
    from: '"USERNAMEREG3"',
    to: '"USERNAMREG3"',
    at: '"USERNAMREG3"',
    kind: 'warning',
    says: 'The platform sends 1 switch that no page can name (USERNAMREG3), so it changes nothing. Did you mean "USERNAMEREG3"? It counts as not sent.',
  },
  {
    what: 'a length of a rule that is no number',
    file: 'aurora/console.json',
    from: '"maxLength": 12',
    to: '"maxLength": "many"',
    at: '"many"',
    kind: 'warning',
    says: 'register.username.maxLength is not a length, so it is not checked here and the server decides. Correct the rule here.',
  },
  {
    what: 'a switch that is yes',
    file: 'aurora/console.json',
    from: '"modId": "FREEPLAY3", "enabled": "1"',
    to: '"modId": "FREEPLAY3", "enabled": "yes"',
    at: '"yes"',
    kind: 'warning',
    says: '"enabled" of FREEPLAY3 is not a yes or no, so it counts as off. Write true or false.',
  },
  {
    what: 'a switch that is on and off',
    file: 'aurora/console.json',
    from: '{ "modId": "FREEPLAY3", "enabled": "1", "childrenNodes": [] }',
    to: '{ "modId": "FREEPLAY3", "enabled": "1", "childrenNodes": [] }, { "modId": "FREEPLAY3", "enabled": "0", "childrenNodes": [] }',
    at: '{ "modId": "FREEPLAY3", "enabled": "0", "childrenNodes": [] ',
    kind: 'warning',
    says: 'Switch "FREEPLAY3" is sent both on and off, so it counts as on. Keep one of them.',
  },
  {
    what: 'a field of the rules that is misspelt',
    file: 'mono/console.json',
    from: '"username": {',
    to: '"usrname": {"key":"usrname","enabled":true,"required":false,"acceptedPattern":"*"}, "username": {',
    at: '"usrname": ¦{',
    kind: 'warning',
    says: 'register.usrname is a field that register.fields does not describe; it is not required, so it does not show. Did you mean "username"? Otherwise describe it in register.fields of merchant.json.',
  },
  {
    what: 'a pattern that nothing matches',
    file: 'aurora/console.json',
    from: '"acceptedPattern": "[0-9]{6}"',
    to: '"acceptedPattern": "[0-9]{6}$\\\\d"',
    at: '"acceptedPattern": ¦"[0-9]{6}$\\\\d"',
    kind: 'warning',
    says: 'The pattern of register.paymentPassword.acceptedPattern can match nothing, so it is not checked here and the server decides. Correct the rule here.',
  },
  {
    what: 'a minimum over the maximum',
    file: 'aurora/console.json',
    from: '"minLength": 10,\n      "maxLength": 11',
    to: '"minLength": 12,\n      "maxLength": 11',
    at: '"minLength": ¦12',
    kind: 'warning',
    says: '"mobileNum" needs 12 characters or more and takes 11 at most, so no value is valid and nobody can fill it in; players who leave it empty can register. Lower "minLength", or raise "maxLength".',
  },
  {
    what: 'a minimum over the maximum of a field that the form does not ask for',
    file: 'mono/console.json',
    from: '"acceptedPattern": "[0-9]{6}",\n      "minLength": 6',
    to: '"acceptedPattern": "[0-9]{6}",\n      "minLength": 8',
    at: '"minLength": ¦8',
    kind: 'warning',
    says: '"paymentPassword" needs 8 characters or more and takes 6 at most, so no value is valid and nobody could register once it is enabled. Lower "minLength", or raise "maxLength".',
  },
  {
    what: 'a minimum over the maximum at login',
    file: 'mono/console.json',
    from: '"acceptedPattern": "*",\n      "minLength": 6,\n      "maxLength": 64',
    to: '"acceptedPattern": "*",\n      "minLength": 65,\n      "maxLength": 64',
    at: '"minLength": ¦65',
    kind: 'warning',
    says: '"loginPassword" needs 65 characters or more and takes 64 at most, so no value is valid and nobody can log in. Lower "minLength", or raise "maxLength".',
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

it.each([
  ['a tree', { whitelabel: { modId: 'DEPOSIT', enabled: '1', childrenNodes: [{ modId: 'WITHDRAW', enabled: '0' }] } }],
  ['a list', { whitelabel: [{ modId: 'DEPOSIT', enabled: '1' }] }],
  ['a flat map', { whitelabel: { DEPOSIT: { enabled: true }, WITHDRAW: { enabled: false } } }],
  ['the settings', { settings: { whitelabel: { DEPOSIT: { enabled: true } } } }],
])('checks know the switches that are on in %s [CFG-04]', (_, console) => {
  expect([...(switchesOn(console) ?? [])]).toEqual(['DEPOSIT']);
});

it('checks the rules of registration also where they stand in the settings [CFG-01]', () => {
  const flags = (enabled: boolean, required: boolean) => ({ enabled, required });
  const register = { email: flags(false, true), confirmPassword: flags(true, true), password: flags(false, false) };
  const { issues } = createSiteLoader(readCatalogue()).load(solo({ console: { format: 1, settings: { register } } }));
  const codes = issues.flatMap(({ at, code }) => (at.file === 'solo/console.json' ? [code] : []));
  expect(codes).toEqual(expect.arrayContaining(['required-but-off', 'asked-without']));
});
