import type { Client, ResultSet, Transaction } from '@libsql/client';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Queue } from './queue';

/**
 * Runs Kysely's statements on libSQL. A connection is a turn in the queue, so one statement or one transaction runs at
 * a time. `onWrite` is called after each turn that may have written.
 */
export function createDriver(client: Client, queue: Queue, onWrite: () => void): Driver {
  return {
    init: async () => undefined,
    acquireConnection: () =>
      new Promise((resolve) => {
        void queue(() => new Promise<void>((release) => resolve(new Turn(client, release))));
      }),
    beginTransaction: (turn: Turn) => turn.begin(),
    commitTransaction: (turn: Turn) => turn.commit(),
    rollbackTransaction: async (turn: Turn) => turn.end(),
    releaseConnection: async (turn: Turn) => {
      if (turn.mayHaveWritten) onWrite();
      turn.release();
    },
    destroy: async () => client.close(),
  };
}

class Turn implements DatabaseConnection {
  mayHaveWritten = false;
  #transaction: Transaction | undefined;

  constructor(
    readonly client: Client,
    readonly release: () => void,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (!/^\s*select/i.test(sql)) this.mayHaveWritten = true;
    const result = await (this.#transaction ?? this.client).execute({ sql, args: parameters.map(toCell) });
    return { rows: rowsOf(result), numAffectedRows: BigInt(result.rowsAffected) };
  }

  streamQuery(): never {
    throw new Error('The sandbox reads whole results. Use execute().');
  }

  async begin(): Promise<void> {
    this.#transaction = await this.client.transaction('write');
  }

  async commit(): Promise<void> {
    await this.#transaction?.commit();
    this.end();
  }

  /** Ends the transaction; what is not committed is undone. */
  end(): void {
    this.#transaction?.close();
    this.#transaction = undefined;
  }
}

function toCell(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A value of the type ${typeof value} cannot be kept. Write a text, a number or null.`);
}

/** The rows as their query types them. */
function rowsOf<R>({ rows }: ResultSet): R[] {
  const resultRows: unknown[] = rows;
  trust<R>(resultRows);
  return resultRows;
}

function trust<R>(_rows: unknown[]): asserts _rows is R[] {
  // Kysely knows what it asked for, so nothing is checked.
}
