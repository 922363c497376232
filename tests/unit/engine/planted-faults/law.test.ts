import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { readCatalogue } from '../project';
import { expectTold, type Fault, issuesOf } from './planted-faults';

/** Nodes of base that follow each other, as they stand in a page. */
const nodesOfBase = (page: string, ...ids: readonly string[]) =>
  new RegExp(ids.map((id) => `    "${id}": \\{\\n[\\s\\S]*?\\n    \\},?\\n`).join('')).exec(
    readFileSync(`merchant-configs/base/pages/${page}.json`, 'utf8'),
  )?.[0] ?? 'no such nodes';

const manySwitches = Object.keys(readCatalogue().switches)
  .slice(0, 14)
  .map((name) => `{ "switch": "${name}" }`)
  .join(', ');

const faults: readonly Fault[] = [
  {
    what: 'a page of safer play behind a login',
    file: 'padma/overlays/responsible.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "responsible",\n  "set": { "$page": { "access": { "need": "session", "guest": "login" } } }\n}\n',
    at: '"access"',
    says: 'Page "responsible" is for everybody by law, and this keeps some visitors out, so the brand may lose its licence. Remove "access" from it.',
  },
  {
    what: 'terms of use for members alone',
    file: 'jade/overlays/useragreement.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "useragreement",\n  "set": { "$page": { "access": { "when": { "is": "member" } } } }\n}\n',
    at: '"access"',
    says: 'Page "useragreement" is for everybody by law, and this keeps some visitors out, so the brand may lose its licence. Remove "access" from it.',
  },
  {
    what: 'a way to safer play that asks for a login',
    file: 'noor/overlays/shell.json',
    from: '"on": { "tap": { "do": "navigate", "to": "responsible" } }',
    to: '"on": { "tap": { "do": "navigate", "to": "responsible", "need": "session" } }',
    at: '"session"',
    says: 'This leads to page "responsible", which is for everybody by law, and asks a guest to log in first, so the brand may lose its licence. Remove "need".',
  },
  {
    what: 'an age gate that is removed while it is on',
    file: 'jade/overlays/shell.json',
    from: '"remove": ["footer-invite",',
    to: '"remove": ["age-gate", "footer-invite",',
    at: '"age-gate"',
    says: 'Page "shell" lacks the age gate that "ageGate" of merchant.json turns on. Licences and the law ask for it, so the brand may lose its licence. Take "age-gate" out of "remove".',
  },
  {
    what: 'an age gate for members alone',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "when": { "is": "signedIn" } },',
    at: '{ "is": "signed',
    says: 'Page "shell" hides from guests the age gate that "ageGate" of merchant.json turns on. Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody.',
  },
  {
    what: 'an age gate for accounts that are no trial alone',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "when": { "is": "member" } },',
    at: '{ "is": "member',
    says: 'Page "shell" hides from guests the age gate that "ageGate" of merchant.json turns on. Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody.',
  },
  {
    what: 'an age gate that is off by its condition',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "when": false },',
    at: 'false },',
    says: 'Page "shell" lacks the age gate that "ageGate" of merchant.json turns on. Licences and the law ask for it, so the brand may lose its licence. Put it back.',
  },
  {
    what: 'an age gate that leaves out the registration',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "when": { "all": [{ "at": "merchant.ageGate", "eq": true }, { "at": "page.id", "nin": ["underage", "register", "responsible"] }] } },',
    at: '{ "all": [{ "at',
    says: `The age gate does not ask on page "register"; whoever comes there by a link is not asked. Take this condition out, so that the parent's counts, which asks on all of them.`,
  },
  {
    what: 'an age gate that asks at home alone',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "when": { "all": [{ "at": "merchant.ageGate", "eq": true }, { "at": "page.id", "eq": "home" }] } },',
    at: '{ "all": [{ "at',
    says: `The age gate asks on page "home" alone; whoever comes to any other page by a link is not asked. Take this condition out, so that the parent's counts, which asks on all of them.`,
  },
  {
    what: 'an age gate on four pages',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "when": { "all": [{ "at": "merchant.ageGate", "eq": true }, { "at": "page.id", "in": ["home", "register", "gameLobby", "gameList"] }] } },',
    at: '{ "all": [{ "at',
    says: `The age gate asks on pages "gameList", "gameLobby", "home" and "register" alone; whoever comes to any other page by a link is not asked. Take this condition out, so that the parent's counts, which asks on all of them.`,
  },
  {
    what: 'an age gate of base that leaves out pages of games',
    file: 'base/pages/shell.json',
    from: '"nin": ["underage", "responsible",',
    to: '"nin": ["underage", "lottery", "moreLottery", "responsible",',
    beside: 'jade',
    at: '"when": ¦{\n        "all": [\n          { "at": "merchant.ageGate"',
    says: 'The age gate does not ask on pages "lottery" and "moreLottery"; whoever comes there by a link is not asked. Let it leave out only pages without play, such as "underage". This is so in jade.',
  },
  {
    what: 'own limits that base loses',
    file: 'base/pages/responsible.json',
    from: '"own-limits", ',
    to: '',
    also: { file: 'base/pages/responsible.json', from: nodesOfBase('responsible', 'own-limits'), to: '' },
    beside: ['aurora', 'mono'],
    at: '"nodes": {',
    says: `Page "responsible" lacks a player's own limits (safer.limits). Licences and the law ask for it, so the brand may lose its licence. Put it back. This is so in aurora and mono.`,
  },
  {
    what: 'a break from play that base shows to agents alone',
    file: 'base/pages/responsible.json',
    from: '"use": "safer.break",\n      "when": { "all": [{ "is": "member" }, { "not": { "is": "freeAccount" } }] }',
    to: '"use": "safer.break",\n      "when": { "is": "agent" }',
    beside: ['aurora', 'mono'],
    at: '{ "is": "agent" }',
    says: 'Page "responsible" hides from some members the break from play (safer.break). Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody who plays. This is so in aurora and mono.',
  },
  {
    what: 'a card of safer play that base loses',
    file: 'base/pages/home.json',
    from: '"panel", "safety",',
    to: '"panel",',
    also: { file: 'base/pages/home.json', from: nodesOfBase('home', 'safety', 'safety-more'), to: '' },
    beside: 'mono',
    at: '"nodes": {',
    says: 'Page "home" lacks the card that says from which age one may play. Licences and the law ask for it, so the brand may lose its licence. Put it back. This is so in mono.',
  },
  {
    what: 'a line about the licence that base loses',
    file: 'base/pages/home.json',
    from: '"about", "licence",',
    to: '"about",',
    also: { file: 'base/pages/home.json', from: nodesOfBase('home', 'licence'), to: '' },
    beside: 'mono',
    at: '"nodes": {',
    says: 'Page "home" lacks the line about the licence. Licences and the law ask for it, so the brand may lose its licence. Put it back. This is so in mono.',
  },
  {
    what: 'an age gate that base loses',
    file: 'base/pages/shell.json',
    from: '"overlay": ["service-menu", "age-gate"]',
    to: '"overlay": ["service-menu"]',
    also: { file: 'base/pages/shell.json', from: nodesOfBase('shell', 'age-gate', 'age-gate-safer'), to: '' },
    beside: ['aurora', 'jade'],
    at: '"nodes": {',
    says: 'Page "shell" lacks the age gate that "ageGate" of merchant.json turns on. Licences and the law ask for it, so the brand may lose its licence. Put it back. This is so in jade.',
  },
  {
    what: 'a form of base that asks for no age',
    file: 'base/pages/register.json',
    from: '        "age": { "t": "register.age", "with": { "age": { "fact": "merchant.age" } } },\n',
    to: '',
    beside: ['aurora', 'mono'],
    at: '"props": ¦{\n        "title": { "t": "register.title" },\n        "note": { "t": "register.note" }',
    says: 'The form has no "age", so players who register confirm no age. Write "age": { "t": "register.age", "with": { "age": { "fact": "merchant.age" } } }. This is so in aurora and mono.',
  },
  {
    what: 'who is too young led home by base',
    file: 'base/pages/shell.json',
    from: '"to": "underage"',
    to: '"to": "home"',
    beside: ['aurora', 'jade', 'mono'],
    at: '"home"',
    says: 'Players who say at the age gate that they are too young are led to "home", where games can be played, so the gate keeps nobody out. Lead to page "underage". This is so in aurora, jade and mono.',
  },
  {
    what: 'who is too young led home',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "on.leave.to": "home" },',
    at: '"home"',
    says: 'Players who say at the age gate that they are too young are led to "home", where games can be played, so the gate keeps nobody out. Lead to page "underage".',
  },
  {
    what: 'who is too young led to the games',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "on": { "leave": [{ "do": "navigate", "to": "gameLobby" }] } },',
    at: '"gameLobby"',
    says: 'Players who say at the age gate that they are too young are led to "gameLobby", where games can be played, so the gate keeps nobody out. Lead to page "underage".',
  },
  {
    what: 'who is too young led nowhere',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "on": { "leave": { "do": "toast", "kind": "info", "text": { "t": "underage.title" } } } },',
    at: '{ "leave": { "d',
    says: 'Players who say at the age gate that they are too young are led nowhere, so the gate keeps nobody out. Write "leave": { "do": "navigate", "to": "underage", "replace": true }.',
  },
  {
    what: 'a registration without a way to the terms',
    file: 'jade/overlays/register.json',
    from: '"insert":',
    to: '"remove": ["form-agreement"],\n  "insert":',
    at: '"form-agreement"',
    says: 'Page "register" lacks a way to the terms that whoever registers agrees to. Licences and the law ask for it, so the brand may lose its licence. Take "form-agreement" out of "remove".',
  },
  {
    what: 'an age gate for guests alone',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "when": { "not": { "is": "signedIn" } } },',
    at: '{ "not": { "is": "signed',
    says: 'Page "shell" hides from members the age gate that "ageGate" of merchant.json turns on. Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody.',
  },
  {
    what: 'an age gate whose condition names no fact, which is told once',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "when": { "at": "merchant.ageGat", "eq": true } },',
    at: '"merchant.ageGat"',
    says: 'There is no fact "merchant.ageGat", so this can never be true. Did you mean "merchant.ageGate"?',
  },
  {
    what: 'words on minors that are removed',
    file: 'padma/overlays/responsible.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "responsible",\n  "remove": ["minors"]\n}\n',
    at: '"minors"',
    says: 'Page "responsible" lacks words on minors. Licences and the law ask for it, so the brand may lose its licence. Take "minors" out of "remove".',
  },
  {
    what: 'signs of trouble for agents alone',
    file: 'padma/overlays/responsible.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "responsible",\n  "set": { "signs": { "when": { "is": "agent" } } }\n}\n',
    at: '{ "is": "agent"',
    says: 'Page "responsible" hides from guests and some members words on signs of trouble. Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody.',
  },
  {
    what: 'words on minors that base loses',
    file: 'base/pages/responsible.json',
    from: '"pause", "minors", "ask"',
    to: '"pause", "ask"',
    also: { file: 'base/pages/responsible.json', from: nodesOfBase('responsible', 'minors', 'minors-text'), to: '' },
    beside: ['aurora', 'mono'],
    at: '"nodes": {',
    says: 'Page "responsible" lacks words on minors. Licences and the law ask for it, so the brand may lose its licence. Put it back. This is so in aurora and mono.',
  },
  {
    what: 'signs of trouble that base places nowhere',
    file: 'base/pages/responsible.json',
    from: '"signs", "pause"',
    to: '"pause"',
    beside: 'mono',
    at: '"signs": {',
    says: 'Page "responsible" lacks words on signs of trouble. Licences and the law ask for it, so the brand may lose its licence. It stands in no slot: name it in one again.',
  },
  {
    what: 'a way to the terms for members alone, who cannot register',
    file: 'noor/overlays/register.json',
    from: '"insert":',
    to: '"set": { "form-agreement": { "when": { "is": "signedIn" } } },\n  "insert":',
    at: '{ "is": "signed',
    says: 'Page "register" hides from guests a way to the terms that whoever registers agrees to. Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody.',
  },
  {
    what: 'a registration that asks for no age',
    file: 'jade/overlays/register.json',
    from: '"insert":',
    to: '"set": { "form": { "props.minimumAge": 0 } },\n  "insert":',
    at: '0 } },',
    says: 'This age is 0, so nobody is asked for theirs here, and "age" in "auth" of merchant.json is 21. Write { "fact": "merchant.age" }.',
  },
  {
    what: 'a registration that asks for another age',
    file: 'jade/overlays/register.json',
    from: '"insert":',
    to: '"set": { "form": { "props.minimumAge": 18 } },\n  "insert":',
    at: '18 } },',
    says: 'This age is 18, and "age" in "auth" of merchant.json is 21, so players are told or asked another one here. Write { "fact": "merchant.age" }.',
  },
  {
    what: 'an age gate of its own age',
    file: 'jade/overlays/shell.json',
    from: '"set": {',
    to: '"set": {\n    "age-gate": { "props.age": 16 },',
    at: '16 },',
    says: 'This age is 16, and "age" in "auth" of merchant.json is 21, so players are told or asked another one here. Write { "fact": "merchant.age" }.',
  },
  {
    what: 'an age written into a text by a page',
    file: 'padma/overlays/home.json',
    from: '"set": {',
    to: '"set": {\n    "safety": { "props.title": { "t": "site.adults", "with": { "age": 16 } } },',
    at: '16 } } },',
    says: 'This age is 16, and "age" in "auth" of merchant.json is 18, so players are told or asked another one here. Write { "fact": "merchant.age" }.',
  },
  {
    what: 'the line of the licence that is removed',
    file: 'padma/overlays/home.json',
    from: '"remove": [',
    to: '"remove": ["licence", ',
    at: '"licence"',
    says: 'Page "home" lacks the line about the licence. Licences and the law ask for it, so the brand may lose its licence. Take "licence" out of "remove".',
  },
  {
    what: 'the card of safer play that is removed',
    file: 'noor/overlays/home.json',
    from: '"remove": [',
    to: '"remove": ["safety", ',
    at: '"safety"',
    says: 'Page "home" lacks the card that says from which age one may play. Licences and the law ask for it, so the brand may lose its licence. Take "safety" out of "remove".',
  },
  {
    what: 'the card of safer play for agents alone',
    file: 'noor/overlays/home.json',
    from: '"set": {',
    to: '"set": { "safety": { "when": { "is": "agent" } },',
    at: '{ "is": "agent"',
    says: 'Page "home" hides from guests and some members the card that says from which age one may play. Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody.',
  },
  {
    what: 'a card that says no age any more',
    file: 'jade/overlays/home.json',
    from: '"set": {',
    to: '"set": {\n    "safety": { "props.title": { "t": "title.responsible" } },',
    at: '{ "t": "title.r',
    says: 'Page "home" lacks the card that says from which age one may play. Licences and the law ask for it, so the brand may lose its licence. Put it back.',
  },
  {
    what: 'the line of safer play that is removed',
    file: 'noor/overlays/shell.json',
    from: '"remove": [',
    to: '"remove": ["safer-age", ',
    at: '"safer-age"',
    says: 'Page "shell" hides from everybody on pages "gameLobby" and "gameList" the line that says from which age one may play and leads to safer play. Licences and the law ask for it, so the brand may lose its licence. Take "safer-age" out of "remove".',
  },
  {
    what: 'own limits that are removed',
    file: 'padma/overlays/responsible.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "responsible",\n  "remove": ["own-limits"]\n}\n',
    at: '"own-limits"',
    says: `Page "responsible" lacks a player's own limits (safer.limits). Licences and the law ask for it, so the brand may lose its licence. Take "own-limits" out of "remove".`,
  },
  {
    what: 'a break from play for agents alone',
    file: 'padma/overlays/responsible.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "responsible",\n  "set": { "own-break": { "when": { "is": "agent" } } }\n}\n',
    at: '{ "is": "agent"',
    says: 'Page "responsible" hides from some members the break from play (safer.break). Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody who plays.',
  },
  {
    what: 'a page of safer play replaced by less',
    file: 'padma/pages/responsible.json',
    to: '{\n  "$schema": "../../../schemas/page.schema.json",\n  "format": 1,\n  "id": "responsible",\n  "paths": ["/m/responsible"],\n  "title": { "t": "title.responsible" },\n  "nodes": {\n    "page": { "use": "page.screen", "props": { "title": { "t": "title.responsible" } }, "slots": { "body": ["intro"] } },\n    "intro": { "use": "content.text", "props": { "text": { "t": "responsible.intro" } } }\n  }\n}\n',
    at: '"nodes"',
    says: `Page "responsible" lacks a player's own limits (safer.limits), the break from play (safer.break), what a player staked and won (safer.activity), a way to people who help and words on limits, breaks, minors and signs of trouble (1 of 5 texts). Licences and the law ask for them, so the brand may lose its licence. Write it here too, or change the parent's page with an overlay.`,
  },
  {
    what: 'terms of use that say no age',
    file: 'padma/overlays/useragreement.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "useragreement",\n  "remove": ["eligible"]\n}\n',
    at: '"eligible"',
    says: 'Page "useragreement" lacks the age from which one may play. Licences and the law ask for it, so the brand may lose its licence. Take "eligible" out of "remove".',
  },
  {
    what: 'a bonus up to nothing',
    file: 'aurora/overlays/home.json',
    from: '    "bonus": { "props.amount": null },\n',
    to: '',
    in: 'aurora/merchant.json',
    at: '{ "all": [{ "is',
    says: 'The bonus shown here is 0, so guests see an empty promise. Write its "amount", or remove it.',
  },
  {
    what: 'an age that is wrong in Bengali',
    file: 'jade/texts/bn.json',
    from: '{{age}} বছর',
    to: '১৮ বছর',
    at: '"শুধু ১৮ বছর ও তার বেশি বয়সীদের জন্য। সা',
    says: 'The text says ১৮, and players confirm that they are 21 or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.',
  },
  {
    what: 'an age that is lost in Bengali',
    file: 'jade/texts/bn.json',
    from: 'শুধু {{age}} বছর ও তার বেশি বয়সীদের জন্য',
    to: 'শুধু প্রাপ্তবয়স্কদের জন্য',
    at: '"শুধু প্রাপ্তবয়স্কদের জন্য। সাধ্যের মধ্য',
    says: 'Other languages say {{age}} in this text and this one does not, so these players are not told from which age one may play. Add it.',
  },
  {
    what: 'an age of a child in the digits of Bengali',
    file: 'mono/texts/bn.json',
    from: '{{age}}+',
    to: '১২+',
    at: '"১২+। কোথায় থামবেন জানুন।"',
    says: 'The text says ১২+, and players confirm that they are 18 or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.',
  },
  {
    what: 'an age that is wrong in the digits of Hindi',
    file: 'aurora/texts/hi.json',
    from: '{',
    to: '{\n  "age.title": "क्या आपकी उम्र १६ साल या उससे ज़्यादा है?",',
    at: '"क्या आपकी उम्र १६ साल या उससे ज़्यादा है',
    says: 'The text says १६, and players confirm that they are 18 or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.',
  },
  {
    what: 'an age that is wrong in the digits of Thai',
    file: 'aurora/texts/th.json',
    from: '{',
    to: '{\n  "register.age": "ฉันอายุ ๑๓ ปีขึ้นไป",',
    at: '"ฉันอายุ ๑๓ ปีขึ้นไป"',
    says: 'The text says ๑๓, and players confirm that they are 18 or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.',
  },
  {
    what: 'an age in words that is not that of the rules',
    file: 'padma/texts/en.json',
    from: '"padma.play": "Play"',
    to: '"padma.play": "Players aged 16 or older"',
    at: '"Players aged 16 or older"',
    says: 'The text says 16 or older, and players confirm that they are 18 or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.',
  },
  ...[
    ['padma', 'bn', '১৮+।', '১৬+।', '১৬+'],
    ['padma', 'en', 'answer. 18+.', 'answer. 16+.', '16+'],
    ['aurora', 'bn', '১৮+।', '১৬+।', '১৬+'],
    ['aurora', 'th', ' 18+', ' 16+', '16+'],
    ['jade', 'en', ' 21+.', ' 18+.', '18+'],
    ['jade', 'cn', '21 岁', '18 岁', '18 岁'],
    ['padma', 'en', ' 18+.', ' For players of sixteen years or older.', 'sixteen years or older'],
  ].map(([brand = '', language = '', from = '', to = '', text = '']) => ({
    what: `an age of ${text} in one language, ${language} of ${brand}`,
    file: `${brand}/texts/${language}.json`,
    from,
    to,
    at: ': ¦"',
    says: `The text says ${text}, and players confirm that they are ${brand === 'jade' ? 21 : 18} or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.`,
  })),
  {
    what: 'no age at all',
    file: 'padma/merchant.json',
    from: '"age": 18',
    to: '"age": 0',
    at: '0,',
    says: '"age" is 0, so nobody is asked for an age, and texts say "0+". Write 18 or 21.',
  },
  {
    what: 'no age and an age gate',
    file: 'jade/merchant.json',
    from: '"age": 21',
    to: '"age": 0',
    at: '0, "emailPatte',
    says: '"age" is 0, so nobody is asked for an age although "ageGate" is on, and texts say "0+". Write 18 or 21.',
  },
  {
    what: 'a live chat that the console has not',
    file: 'mono/texts/en.json',
    from: 'Know when to stop',
    to: 'Live chat day and night',
    at: '"{{age}}+. Live chat day and night."',
    kind: 'warning',
    says: 'The text promises "Live chat", and the console names no LIVECHAT, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'a live chat that the brand turns off',
    file: 'jade/texts/en.json',
    from: 'Our hosts greet you there',
    to: 'Chat with us 24/7',
    also: { file: 'jade/merchant.json', from: '"conditions": {', to: '"conditions": {\n    "liveChat": false,' },
    at: '"Chat with us 24/7."',
    kind: 'warning',
    says: 'The text promises "Chat with us 24/7", and "liveChat" is false in "conditions" of merchant.json, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'an invitation that the console turns off',
    file: 'padma/texts/en.json',
    from: '"padma.play": "Play"',
    to: '"padma.play": "Invite friends and earn"',
    at: '"Invite friends and earn"',
    kind: 'warning',
    says: 'The text promises "Invite friends", and the console turns the promotion REFERRAL off, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'own limits behind a switch',
    file: 'noor/overlays/responsible.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "responsible",\n  "set": { "own-limits": { "when": { "switch": "MAILCEN" } } }\n}\n',
    at: '{ "switch": "MA',
    says: `Page "responsible" hides from some members a player's own limits (safer.limits). Licences and the law ask for it, so the brand may lose its licence. Let it show to everybody who plays.`,
  },
  {
    what: 'a registration whose words on age are taken out',
    file: 'noor/overlays/register.json',
    from: '"insert":',
    to: '"set": { "form": { "props.age": null } },\n  "insert":',
    at: 'null } },',
    says: 'The form has no "age", so players who register confirm no age. Write "age": { "t": "register.age", "with": { "age": { "fact": "merchant.age" } } }.',
  },
  {
    what: 'a page for the too young that leads to play',
    file: 'jade/overlays/underage.json',
    to: '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "underage",\n  "nodes": { "to-home": { "use": "nav.link", "props": { "label": { "t": "common.home" } }, "on": { "tap": { "do": "navigate", "to": "home" } } } },\n  "insert": [{ "id": "to-home", "into": "page", "slot": "body", "at": "last" }]\n}\n',
    at: '"home"',
    says: 'Players who say at the age gate that they are too young are led to "home", where games can be played, so the gate keeps nobody out. Lead to page "underage".',
  },
  {
    what: 'a bubble that promises nothing',
    file: 'aurora/texts/en.json',
    from: '"footer.depositBubble": "50% bonus"',
    to: '"footer.depositBubble": "+0%"',
    at: '"+0%"',
    says: 'The bonus shown here is 0, so guests see an empty promise. Write its "amount", or remove it.',
  },
  {
    what: 'an age that is wrong in Spanish',
    file: 'aurora/texts/es.json',
    from: '{',
    to: '{\n  "age.title": "¿Tienes 16 años o más?",',
    at: '"¿Tienes 16 años o más?"',
    says: 'The text says 16, and players confirm that they are 18 or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.',
  },
  {
    what: 'a lottery that the brand turns off',
    file: 'padma/texts/en.json',
    from: '"padma.play": "Play"',
    to: '"padma.play": "Lottery by the river"',
    also: {
      file: 'padma/merchant.json',
      from: '"auth": {',
      to: '"conditions": { "hasLottery": false },\n  "auth": {',
    },
    at: '"Lottery by',
    kind: 'warning',
    says: 'The text promises "Lottery", and "hasLottery" is false in "conditions" of merchant.json, so players look for it in vain. Take it out of the text, or give it.',
  },
  {
    what: 'a bonus of nothing that the parent has too',
    file: 'jade/overlays/home.json',
    from: '"bonus": { "props.amount": null }',
    to: '"bonus": { "props.amount": 0 }',
    at: '0 },',
    says: 'The bonus shown here is 0, so guests see an empty promise. Write its "amount", or remove it.',
  },
  {
    what: 'an age gate of base that stands in no slot',
    file: 'base/pages/shell.json',
    from: '"overlay": ["service-menu", "age-gate"]',
    to: '"overlay": ["service-menu"]',
    beside: 'jade',
    at: '"age-gate": {',
    says: 'Page "shell" lacks the age gate that "ageGate" of merchant.json turns on. Licences and the law ask for it, so the brand may lose its licence. It stands in no slot: name it in one again.',
  },
  {
    what: 'a condition by which nobody takes a break',
    file: 'padma/merchant.json',
    from: '"auth": {',
    to: '"conditions": { "paused": false },\n  "auth": {',
    at: '"conditions": { "paused": ¦false',
    says: 'This condition leaves out some players who take a break from play, so offers reach them. Licences and the law forbid that, so the brand may lose its licence. Remove it: base defines "paused".',
  },
  {
    what: 'an offer that players on a break see',
    file: 'jade/overlays/shell.json',
    from: '"when": { "all": [{ "is": "canDeposit" }, { "not": { "is": "paused" } }] }',
    to: '"when": { "is": "canDeposit" }',
    at: '{ "is": "canDeposit" }',
    says: '"footer-deposit" offers "送 50%" also to players who take a break from play. Licences and the law forbid that, so the brand may lose its licence. Add { "not": { "is": "paused" } } to its "when".',
  },
  {
    what: 'an age of a child',
    file: 'aurora/merchant.json',
    from: '"age": 18',
    to: '"age": 8',
    at: '"auth": { "age": ¦8',
    says: '"age" is 8, so players of 8 are let in, whom the law keeps from play nearly everywhere. Write 18 or 21.',
  },
  {
    what: 'a text that calls for more stakes after a loss',
    file: 'aurora/texts/en.json',
    from: '"Join Aurora"',
    to: '"Win back losses"',
    at: '"Win back losses"',
    kind: 'warning',
    says: 'The text calls on players to win back what they lost ("Win back losses"), which drives them to stake more than they can bear, and the law and licences forbid it. Take it out.',
  },
];

describe('what takes away a duty of the law is told where it is taken away', () => {
  it.each(faults)('$what [CFG-01]', expectTold);

  it.each([
    [
      'an age gate that asks everybody, said otherwise',
      'jade/overlays/shell.json',
      '"set": {',
      '"set": {\n    "age-gate": { "when": { "all": [{ "at": "merchant.ageGate", "eq": true }, { "at": "page.id", "nin": ["underage", "responsible"] }] } },',
    ],
    [
      'words on minors of the brand',
      'padma/overlays/responsible.json',
      undefined,
      '{\n  "$schema": "../../../schemas/overlay.schema.json",\n  "format": 1,\n  "page": "responsible",\n  "set": { "minors-text": { "props.text": { "text": { "en": "Nobody under {{age}} plays here.", "bn": "ছোটদের জন্য নয়।" } } } }\n}\n',
    ],
  ])('leaves %s [CFG-01]', (_, file, from, to) => {
    expect(issuesOf({ file, to, ...(from === undefined ? {} : { from }) }).map(issueLine)).toEqual([]);
  });

  it('is a finding of base where it harms several brands, and else of the brand [CFG-01]', () => {
    const fault = { file: 'base/pages/responsible.json', from: '"safer.limits"', to: '"safer.activity"' };
    const merchantsOf = (beside: readonly string[]) => issuesOf({ ...fault, beside }).map(({ merchant }) => merchant);
    expect(new Set(merchantsOf(['aurora', 'mono']))).toEqual(new Set(['base']));
    expect(merchantsOf(['mono'])).toContain('mono');
  });
});

const inGate = (change: string) =>
  issuesOf({ file: 'jade/overlays/shell.json', from: '"set": {', to: `"set": {\n    "age-gate": ${change},` });

it('tells once of a way out of the age gate that names no page [CFG-01]', () => {
  const codes = inGate('{ "on": { "leave": { "do": "navigate" } } }').map(({ code }) => code);
  expect(codes).toContain('bad-action');
  expect(codes).not.toContain('age-gate');
});

it('warns where too many facts decide who sees the age gate [CFG-01]', () => {
  const when = `{ "all": [{ "at": "merchant.ageGate", "eq": true }, { "any": [${manySwitches}] }] }`;
  const told = inGate(`{ "when": ${when} }`);
  expect(told.flatMap(({ code, message }) => (code === 'unproved-duty' ? [message] : []))).toEqual([
    expect.stringMatching(/^Whether everybody sees the age gate .* could not be checked on page "shell"/),
  ]);
});

it('tells of a dialog of safer play that asks for a login [CFG-01]', () => {
  const told = issuesOf({
    file: 'noor/overlays/shell.json',
    from: '"on": { "tap": { "do": "navigate", "to": "responsible" } }',
    to: '"on": { "tap": { "do": "openDialog", "page": "responsible", "need": "session" } }',
  });
  expect(told.flatMap(({ code, message }) => (code === 'law-locked' ? [message] : []))).toEqual([
    expect.stringMatching(/^This leads to page "responsible"/),
  ]);
});
