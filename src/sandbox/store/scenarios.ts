import { isObject } from '../json';
import { findRow, readAll, type Statements, sql } from './query';

export const everyMerchant = '*';

/** The longest that a call can be made to take, ms. */
export const maxDelay = 600_000;

/** How the sandbox misbehaves, for one merchant or for all (`*`). */
export type Scenario = {
  readonly maintenance?: boolean;
  readonly regionRestriction?: boolean;
  /** Client addresses that are region restricted. */
  readonly restrictedAddresses?: readonly string[];
  readonly captcha?: boolean;
  /** Every login by password needs the code that is sent to the member's mobile number, if there is one. */
  readonly verifyLogin?: boolean;
  /** Only agents, or only members, log in on this site. */
  readonly site?: 'agents' | 'members';
  /** Vendor codes whose games do not launch, and whose ways to pay are closed. */
  readonly vendorMaintenance?: readonly string[];
  /** Call name or `*` → delay in ms. */
  readonly slow?: Readonly<Record<string, number>>;
  /** Call name or `*` → error code. */
  readonly fail?: Readonly<Record<string, string>>;
  /** Call name or `*` → a value of the wrong shape, text that is no JSON, or lists with `null` and `true` as rows. */
  readonly malformed?: Readonly<Record<string, 'shape' | 'json' | 'rows'>>;
};

/** Whether a merchant is seeded, and how the sandbox misbehaves for it. */
export type MerchantState = { readonly isSeeded: boolean; readonly scenario: Scenario };

type SavedRow = { readonly merchant: string; readonly scenario: string | null };

/**
 * What every call reads first, in one statement: whether the merchant is seeded, and its scenario over the one for all.
 */
export async function readMerchantState(statements: Statements, code: string): Promise<MerchantState> {
  const rows = await readAll(
    statements,
    sql<SavedRow>`select code as merchant, null as scenario from merchants where code = ${code}
      union all select merchant, scenario from scenarios where merchant in (${everyMerchant}, ${code})`,
  );
  const scenarioRows = rows.filter(({ scenario }) => scenario !== null);
  return { isSeeded: scenarioRows.length < rows.length, scenario: mergeScenarios(scenarioRows, code) };
}

function mergeScenarios(rows: readonly SavedRow[], code: string): Scenario {
  const savedFor = (merchant: string) => scenarioIn(rows.find((row) => row.merchant === merchant));
  const [scenarioOfAll, ownScenario] = [savedFor(everyMerchant), savedFor(code)];
  return {
    ...scenarioOfAll,
    ...ownScenario,
    slow: { ...scenarioOfAll.slow, ...ownScenario.slow },
    fail: { ...scenarioOfAll.fail, ...ownScenario.fail },
    malformed: { ...scenarioOfAll.malformed, ...ownScenario.malformed },
  };
}

export async function savedScenario(statements: Statements, merchant: string): Promise<Scenario> {
  const row = await findRow(statements, 'scenarios', { merchant });
  return scenarioIn(row);
}

const scenarioIn = (row: Pick<SavedRow, 'scenario'> | undefined): Scenario =>
  typeof row?.scenario === 'string' ? toScenario(JSON.parse(row.scenario)) : {};

/** Replaces the scenario of a merchant (or of all, `*`); an empty one ends it. */
export async function saveScenario(statements: Statements, merchant: string, scenario: Scenario): Promise<void> {
  await statements
    .insertInto('scenarios')
    .orReplace()
    .values({ merchant, scenario: JSON.stringify(scenario) })
    .execute();
}

/** Reads a scenario from unknown JSON; unknown keys are dropped. */
export function toScenario(value: unknown): Scenario {
  if (!isObject(value)) return {};
  return {
    ...(value.maintenance === true && { maintenance: true }),
    ...(value.regionRestriction === true && { regionRestriction: true }),
    ...(value.captcha === true && { captcha: true }),
    ...(value.verifyLogin === true && { verifyLogin: true }),
    ...((value.site === 'agents' || value.site === 'members') && { site: value.site }),
    ...(Array.isArray(value.vendorMaintenance) && { vendorMaintenance: value.vendorMaintenance.map(String) }),
    ...(Array.isArray(value.restrictedAddresses) && { restrictedAddresses: value.restrictedAddresses.map(String) }),
    slow: entriesOf(value.slow, (entry) =>
      typeof entry === 'number' && entry > 0 ? Math.min(entry, maxDelay) : undefined,
    ),
    fail: entriesOf(value.fail, (entry) => (typeof entry === 'string' && entry !== '' ? entry : undefined)),
    malformed: entriesOf(value.malformed, (entry) =>
      entry === 'shape' || entry === 'json' || entry === 'rows' ? entry : undefined,
    ),
  };
}

function entriesOf<T>(value: unknown, read: (entry: unknown) => T | undefined): Readonly<Record<string, T>> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([call, entry]) => {
      const part = read(entry);
      return part === undefined ? [] : [[call, part] as const];
    }),
  );
}
