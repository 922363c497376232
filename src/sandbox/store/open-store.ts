import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { CamelCasePlugin, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createDriver } from './libsql-driver';
import type { Statements } from './query';
import { createQueue } from './queue';
import { formerTables, type Tables, tables, tablesVersion } from './tables';

export type Store = Statements & {
  /** The number of writes so far. A value that was read before a write may be old. */
  readonly writes: () => number;
  /** Empties every table. */
  readonly clear: () => Promise<void>;
  readonly close: () => void;
};

/**
 * The database of the sandbox. All statements run through one queue: of ten write transactions at once libSQL lets one
 * succeed, and in memory even a read fails meanwhile. `patience`: how many ms a statement waits while another process
 * locks the file; this process is blocked meanwhile.
 */
export async function openStore(url: string, patience = 500): Promise<Store> {
  makeFolder(url);
  const client = createClient({ url, timeout: patience });
  const queue = createQueue();
  await prepare(client);
  let writes = 0;
  const countWrite = () => {
    writes += 1;
  };
  const statements = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => createDriver(client, queue, countWrite),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    plugins: [new CamelCasePlugin()],
  });
  return Object.assign(statements, {
    writes: () => writes,
    clear: () => queue(() => clear(client)).finally(countWrite),
    close: () => client.close(),
  });
}

function makeFolder(url: string): void {
  if (url.startsWith('file:') && !url.startsWith('file::'))
    mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });
}

/** Tables of an older build are dropped: the sandbox keeps play money only. */
async function prepare(client: Client): Promise<void> {
  const [row] = (await client.execute('pragma user_version')).rows;
  const droppedTables = row?.user_version === tablesVersion ? [] : [...tables.keys(), ...formerTables];
  const drops = droppedTables.map((table) => `drop table if exists ${table}`);
  await client.batch([...drops, ...tables.values(), `pragma user_version = ${tablesVersion}`], 'write');
}

async function clear(client: Client): Promise<void> {
  const deletes = [...tables.keys()].map((table) => `delete from ${table}`);
  await client.batch(deletes, 'write');
}
