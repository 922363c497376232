import { addressOfPicture } from '../rules/picture';
import type { Store } from '../store/open-store';
import { insertInto, sql } from '../store/query';
import { type Row, textOf } from '../store/rows';

export const receiptFolder = '/sandbox-assets/receipts/';
/** So many pictures are kept, the newest. */
const mostKept = 50;

/** Keeps a picture of a receipt, and gives its address. */
export async function keepReceipt(store: Store, file: unknown, now: number): Promise<string> {
  const path = await addressOfPicture(file, receiptFolder);
  if (!(file instanceof Blob)) return path;
  const content = Buffer.from(await file.arrayBuffer()).toString('base64');
  const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg';
  await store.write(async (statements) => {
    await statements.run(sql`delete from receipts where path = ${path}`);
    await statements.run(insertInto('receipts').values({ path, type, content, at: now }));
    await statements.run(
      sql`delete from receipts where path not in (select path from receipts order by at desc limit ${mostKept})`,
    );
  });
  return path;
}

/** A picture that was kept; nothing for a path that names none. */
export async function serveReceipt(store: Store, path: string): Promise<Response | undefined> {
  const row = await store.first(sql`select * from receipts where path = ${path}`);
  if (!row) return undefined;
  return new Response(Buffer.from(textOf(row, 'content'), 'base64'), {
    headers: {
      'content-type': textOf(row, 'type'),
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Addresses of the pictures that are with an order. */
export function receiptsOf(order: Row): readonly string[] {
  const kept: unknown = JSON.parse(textOf(order, 'receipts') || '[]');
  return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
}
