import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, type InStatement, type ResultSet, type Transaction } from '@libsql/client';
import { compiled, type Written } from './query';
import { createQueue } from './queue';
import type { Row, Statements } from './rows';
import { formerTables, tables, tablesVersion } from './tables';

export type Store = Statements & {
  /** One write transaction: commits what `work` did, or nothing of it. Inside, use the given statements only. */
  readonly write: <T>(work: (statements: Statements) => Promise<T>) => Promise<T>;
  /** How many writes there were: what was read before one of them may be old. */
  readonly writes: () => number;
  /** Empties every table. */
  readonly clear: () => Promise<void>;
  readonly close: () => void;
};

/**
 * The database of the sandbox. Everything runs through one queue: of ten write transactions at once libSQL lets one
 * succeed, and in memory even a read fails meanwhile.
 */
export async function openStore(url: string): Promise<Store> {
  makeFolder(url);
  const client = createClient({ url });
  const queue = createQueue();
  await prepare(client);
  let writes = 0;
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await queue(work);
    } finally {
      writes += 1;
    }
  };
  const statements = statementsOf((statement) => queue(() => client.execute(statement)));
  return {
    ...statements,
    run: (statement) => counted(async () => (await client.execute(compiled(statement))).rowsAffected),
    write: (work) => counted(() => inTransaction(client, work)),
    writes: () => writes,
    clear: async () => {
      await counted(() =>
        client.batch(
          [...tables.keys()].map((table) => `delete from ${table}`),
          'write',
        ),
      );
    },
    close: () => client.close(),
  };
}

function makeFolder(url: string): void {
  if (url.startsWith('file:') && !url.startsWith('file::'))
    mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });
}

/** Tables of an older build are dropped: what the sandbox keeps is play money. */
async function prepare(client: Client): Promise<void> {
  const [row] = (await client.execute('pragma user_version')).rows;
  const old = row?.user_version === tablesVersion ? [] : [...tables.keys(), ...formerTables];
  const drops = old.map((table) => `drop table if exists ${table}`);
  await client.batch([...drops, ...tables.values(), `pragma user_version = ${tablesVersion}`], 'write');
}

async function inTransaction<T>(client: Client, work: (statements: Statements) => Promise<T>): Promise<T> {
  const transaction = await begin(client, 20);
  try {
    const result = await work(statementsOf((statement) => transaction.execute(statement)));
    await transaction.commit();
    return result;
  } finally {
    transaction.close();
  }
}

/** Another process on the same file may hold the lock for a moment. */
async function begin(client: Client, attempts: number): Promise<Transaction> {
  try {
    return await client.transaction('write');
  } catch (error) {
    if (attempts === 0 || !(error instanceof Error) || !error.message.includes('SQLITE_BUSY')) throw error;
    await new Promise((resolve) => setTimeout(resolve, 25));
    return begin(client, attempts - 1);
  }
}

function statementsOf(execute: (statement: InStatement) => Promise<ResultSet>): Statements {
  const rows = async (statement: Written) => (await execute(compiled(statement))).rows.map(toRow);
  return {
    rows,
    first: async (statement) => (await rows(statement))[0],
    run: async (statement) => (await execute(compiled(statement))).rowsAffected,
  };
}

function toRow(row: Row): Row {
  return { ...row };
}
