import { addressOfPicture } from '../request-rules/picture';
import { findRow, type Statements, sql, write } from '../store/query';

export const receiptFolder = '/sandbox-assets/receipts/';
/** The number of pictures that are kept. The newest are kept. */
const maxReceipts = 50;

/** Stores a picture of a receipt and gives its address. */
export async function storeReceipt(store: Statements, file: unknown, now: number): Promise<string> {
  const path = await addressOfPicture(file, receiptFolder);
  // For the compiler: `addressOfPicture` has refused what is no `Blob`.
  if (!(file instanceof Blob)) return path;
  const content = Buffer.from(await file.arrayBuffer()).toString('base64');
  const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg';
  await write(store, async (statements) => {
    await sql`delete from receipts where path = ${path}`.execute(statements);
    await statements.insertInto('receipts').values({ path, type, content, at: now }).execute();
    await sql`delete from receipts
      where path not in (select path from receipts order by at desc limit ${maxReceipts})`.execute(statements);
  });
  return path;
}

/** A stored picture; undefined for a path that names none. */
export async function serveReceipt(store: Statements, path: string): Promise<Response | undefined> {
  const row = await findRow(store, 'receipts', { path });
  if (!row) return undefined;
  return new Response(Buffer.from(row.content, 'base64'), {
    headers: {
      'content-type': row.type,
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Addresses of the pictures of an order. */
export function receiptsOf({ receipts }: { readonly receipts: string | null }): readonly string[] {
  const paths: unknown = JSON.parse(receipts || '[]');
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
}
