import { describe, it } from 'vitest';
import { expectMended, expectTold, type Fault } from './planted-faults';

const faults: readonly Fault[] = [
  {
    what: 'a set of a node that the same overlay removes',
    file: 'padma/overlays/home.json',
    from: '"notices": { "props.speed": 30 }',
    to: '"notices": { "props.speed": 30 }, "vendors": { "props.limit": 5 }',
    at: '"vendors"',
    kind: 'warning',
    says: 'This overlay removes "vendors" in line 76, so nothing is left of what stands here. Take "vendors" out of "remove", or remove this.',
  },
  {
    what: 'a move of a node that the same overlay removes',
    file: 'padma/overlays/home.json',
    from: '"remove": [',
    to: '"remove": ["matches", ',
    at: '{ "id": "matches"',
    kind: 'warning',
    says: 'This overlay removes "matches" in line 76, so nothing is left of what stands here. Take "matches" out of "remove", or remove this.',
  },
  {
    what: 'nodes of an overlay that it takes away with what they stand in',
    file: 'padma/overlays/home.json',
    from: '"remove": [',
    to: '"remove": ["river", ',
    at: '{ "id": "river"',
    kind: 'warning',
    says: 'This overlay removes "river" in line 76, so nothing is left of what stands here, and of what is done to "river-sports", "river-live", "river-slots". Take "river" out of "remove", or remove this.',
  },
  {
    what: 'a node that is put into one that the same overlay removes',
    file: 'padma/overlays/home.json',
    from: '"into": "about", "slot": "links"',
    to: '"into": "bonus", "slot": "links"',
    at: '{ "id": "about-ghat"',
    kind: 'warning',
    says: '"about-ghat" stands in "bonus", which this overlay removes in line 76, so nothing is left of what stands here. Take "bonus" out of "remove", or remove this.',
  },
];

describe('what an overlay does for nothing, or twice, is told once', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
  it.each(faults)('nothing is left of $what once its fix is applied [CFG-01]', expectMended);
});
