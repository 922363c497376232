/** Former currencies, and the one that replaced each. */
const successors: { readonly [code: string]: string } = {
  ...{ AFA: 'AFN', ANG: 'XCG', AON: 'AOA', AOR: 'AOA', ARA: 'ARS', AZM: 'AZN', BGL: 'BGN', BRC: 'BRL', BRR: 'BRL' },
  ...{ BYB: 'BYN', BYR: 'BYN', CSD: 'RSD', CUC: 'CUP', ECS: 'USD', GHC: 'GHS', MGF: 'MGA', MRO: 'MRU', MXP: 'MXN' },
  ...{ MZM: 'MZN', PEI: 'PEN', PLZ: 'PLN', ROL: 'RON', RUR: 'RUB', SDD: 'SDG', SLL: 'SLE', SRG: 'SRD', STD: 'STN' },
  ...{ SVC: 'USD', TMM: 'TMT', TRL: 'TRY', UAK: 'UAH', UYP: 'UYU', VEB: 'VES', VEF: 'VES', YUM: 'RSD', ZAL: 'ZAR' },
  ...{ ZMK: 'ZMW', ZWD: 'ZWG', ZWL: 'ZWG', ZWR: 'ZWG' },
  ...Object.fromEntries(
    ['ATS', 'BEF', 'CYP', 'DEM', 'EEK', 'ESP', 'FIM', 'FRF', 'GRD', 'HRK', 'IEP', 'ITL', 'LTL', 'LUF', 'LVL']
      .concat(['MTL', 'NLG', 'PTE', 'SIT', 'SKK', 'XEU'])
      .map((code) => [code, 'EUR']),
  ),
};

/** The currency that replaced a former one; undefined for a current or unknown one. */
export function successorOf(code: string): string | undefined {
  return Object.hasOwn(successors, code) ? successors[code] : undefined;
}

/** Some currencies with their countries, for messages. Similar letters do not tell which currency was meant. */
export const someCurrencies =
  'BDT (Bangladesh), BRL (Brazil), CNY (China), EUR (euro countries), INR (India), PKR (Pakistan), THB (Thailand), TRY (Turkey), USD (United States) or VND (Vietnam)';
