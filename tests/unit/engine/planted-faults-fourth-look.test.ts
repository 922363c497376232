import { describe, it } from 'vitest';
import { expectMended, expectTold, type Fault } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a condition that is false in quotes',
    file: 'aurora/merchant.json',
    from: '"conditions": {',
    to: '"conditions": { "hasFishing": "false",',
    at: '"hasFishing": ¦"false"',
    says: '"false" in quotes is no condition, so what depends on it never shows. Write false without quotes.',
  },
  {
    what: 'a condition of a node that is true in quotes',
    file: 'aurora/overlays/mine.json',
    from: '"props.columns": 3',
    to: '"when": "true", "props.columns": 3',
    at: '"when": ¦"true"',
    says: '"true" in quotes is no condition, so what depends on it never shows. Write true without quotes.',
  },
  {
    what: 'a list of hosts of games that names none',
    file: 'aurora/merchant.json',
    from: '"games": { "hosts": ["aurora.example"] }',
    to: '"games": { "hosts": [] }',
    at: '"hosts": ¦[]',
    kind: 'warning',
    says: '"hosts" of "games" is empty, and so is "launchGameCDNs" of console.json, so no game opens but those of this site. Name the hosts that games run on, or remove "hosts".',
  },
  {
    what: 'all props of a node set anew without those that it needs',
    file: 'aurora/overlays/home.json',
    from: '"jackpot": { "props.money": true }',
    to: '"jackpot": { "props.money": true }, "winners": { "props": { "visible": 5 } }',
    at: '"props": { "visible"',
    says: 'This sets all props of "winners" anew, so "title", "limit", "speed" of the parent are lost, and without "title" it cannot show. Write "props.visible" to change one of them alone.',
  },
];

describe('what a fourth look found is told as it is meant', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
  it.each(faults)('nothing is left of $what once its fix is applied [CFG-01]', expectMended);
});
