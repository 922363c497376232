import type { Context } from 'hono';
import { isObject } from '@/engine';

/** The JSON object that a request sent; empty for anything else. */
export async function bodyOf({ req }: Context): Promise<{ readonly [key: string]: unknown }> {
  const body: unknown = await req.json();
  return isObject(body) ? body : {};
}
