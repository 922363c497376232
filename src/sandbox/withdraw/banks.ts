import type { Payments } from '../payments';
import { bankNameIn } from './bank-names';

/** The kind of account number: the bank's own, a card's, or a wallet's. */
export type NumberKind = 'ACCOUNT' | 'CARD' | 'WALLET';

export type Bank = { readonly code: string; readonly name: string; readonly numberKind: NumberKind };

const accounts = [
  ['DELTA', 'Delta Bank'],
  ['HARBOUR', 'Harbour Bank'],
  ['PALM', 'Palm Street Bank'],
  ['ANCHOR', 'Anchor Mutual'],
  ['BRIDGE', 'Bridge City Bank'],
  ['COPPER', 'Copper Hill Bank'],
  ['FERRY', 'Ferry Cooperative'],
  ['GARDEN', 'Garden State Savings'],
  ['HILLTOP', 'Hilltop Rural Bank'],
  ['ISLAND', 'Island Merchants Bank'],
  ['JUNIPER', 'Juniper Bank'],
  ['LANTERN', 'Lantern Bank'],
  ['MARINA', 'Marina National'],
  ['ORCHARD', 'Orchard Credit Union'],
  ['PETALE', 'Pétale Banque'],
  ['RIVER', 'River Plains Bank'],
  ['AMBER', 'Amber Bank'],
  ['ASTER', 'Aster Bank'],
  ['BAMBOO', 'Bamboo Bank'],
  ['BANYAN', 'Banyan Bank'],
  ['BEACON', 'Beacon Bank'],
  ['CEDAR', 'Cedar Bank'],
  ['CORAL', 'Coral Bank'],
  ['CREST', 'Crest Bank'],
  ['DAWN', 'Dawn Bank'],
  ['EAGLE', 'Eagle Bank'],
  ['FALCON', 'Falcon Bank'],
  ['FOREST', 'Forest Bank'],
  ['GALAXY', 'Galaxy Bank'],
  ['GRANITE', 'Granite Bank'],
  ['HARVEST', 'Harvest Bank'],
  ['HORIZON', 'Horizon Bank'],
  ['INDIGO', 'Indigo Bank'],
  ['IVORY', 'Ivory Bank'],
  ['JASMINE', 'Jasmine Bank'],
  ['KITE', 'Kite Bank'],
  ['LAGOON', 'Lagoon Bank'],
  ['MAPLE', 'Maple Bank'],
  ['MARBLE', 'Marble Bank'],
  ['MONSOON', 'Monsoon Bank'],
  ['NIMBUS', 'Nimbus Bank'],
  ['OASIS', 'Oasis Bank'],
  ['OLIVE', 'Olive Bank'],
  ['PINE', 'Pine Bank'],
  ['PRAIRIE', 'Prairie Bank'],
  ['QUARRY', 'Quarry Bank'],
  ['RAINBOW', 'Rainbow Bank'],
  ['SAFFRON', 'Saffron Bank'],
  ['SIERRA', 'Sierra Bank'],
  ['SPARROW', 'Sparrow Bank'],
  ['TEAK', 'Teak Bank'],
  ['UPLAND', 'Upland Bank'],
  ['VALLEY', 'Valley Bank'],
  ['WILLOW', 'Willow Bank'],
] as const;
const cards = [
  ['MEADOW', 'Meadow Savings'],
  ['NORTHGATE', 'Northgate Trust'],
  ['SUMMIT', 'Summit Card Bank'],
] as const;
const wallets = [
  ['LOTUS', 'Lotus Wallet'],
  ['PEBBLE', 'Pebble Pay'],
  ['TIDE', 'Tide Cash'],
] as const;

const toBank = (numberKind: NumberKind) => (bank: readonly [code: string, name: string]) => ({
  code: bank[0],
  name: bank[1],
  numberKind,
});

/** Banks and e-wallets that money goes out to; their names are made up. */
const banks: readonly Bank[] = [
  ...accounts.map(toBank('ACCOUNT')),
  ...cards.map(toBank('CARD')),
  ...wallets.map(toBank('WALLET')),
];

/** Translates the bank's name that a record stores; unchanged where there is no translation. */
export function recordedBankIn(language: string, name: string): string {
  const bank = banks.find((one) => one.name === name);
  return (bank && bankNameIn(language, bank.code)) ?? name;
}

/** The banks of one merchant, in its order. */
export function banksOf({ banks: codes }: Payments): readonly Bank[] {
  return codes === undefined ? banks : codes.flatMap((code) => banks.find((bank) => bank.code === code) ?? []);
}

/** Whether a card number passes the Luhn check: one wrong digit fails it, and so do most swapped neighbours. */
export function hasRightChecksum(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
