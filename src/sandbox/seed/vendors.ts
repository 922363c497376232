export type Vendor = {
  readonly code: string;
  readonly name: string;
  /** Game types (wire categories) it offers, each with how many games. */
  readonly games: Readonly<Record<string, number>>;
};

/** The vendors whose games are shown as the merchant's own. */
export const inhouseVendors: readonly string[] = ['LVY', 'LVC'];
export const esportVendor = 'TF';
export const cockfightVendor = 'DS88';

export const vendors: readonly [Vendor, ...Vendor[]] = [
  { code: 'JL', name: 'Juniper Lane', games: { RNG: 26, FISH: 5, PVP: 5 } },
  { code: 'PGL', name: 'Paper Lantern', games: { RNG: 24 } },
  { code: 'MRL', name: 'Moonreel', games: { RNG: 22, FISH: 3 } },
  { code: 'NVS', name: 'Nova Spin', games: { RNG: 20 } },
  { code: 'LVY', name: 'House Originals', games: { RNG: 12 } },
  { code: 'OCF', name: 'Ocean Forge', games: { FISH: 8 } },
  { code: 'KPR', name: 'King Parlour', games: { PVP: 16 } },
  { code: 'EVT', name: 'Evening Table', games: { LIVE: 14 } },
  { code: 'SFL', name: 'Saffron Live', games: { LIVE: 12 } },
  { code: 'STO', name: 'Stadium One', games: { SPORTS: 6 } },
  { code: 'GLN', name: 'Goal Line', games: { SPORTS: 4 } },
  { code: esportVendor, name: 'Titan Forge', games: { SPORTS: 6 } },
  { code: cockfightVendor, name: 'Dusk Spur', games: { SPORTS: 4 } },
  { code: 'TCG_LOTTO_VN', name: 'Lotus Draw', games: { ELOTT: 8 } },
  { code: 'TCG_SEA', name: 'Sea Numbers', games: { ELOTT: 6 } },
  { code: 'LOTT', name: 'Classic Lottery', games: { LOTT: 12 } },
  { code: 'BRZ', name: 'Brass Reel', games: { RNG: 12 } },
  { code: 'KTE', name: 'Kite & Key', games: { RNG: 10 } },
  { code: 'SND', name: 'Sundial', games: { RNG: 10 } },
  { code: 'LVC', name: 'House Classics', games: { RNG: 6 } },
];

export function findVendor(code: string): Vendor | undefined {
  return vendors.find((vendor) => vendor.code === code);
}
