import placeBetsCall from '@schemas/wire/placeBets.schema.json';
import type { AppRuntime } from '@/storefront/app/app-runtime';
import { requestOf } from '@/storefront/platform/gateway/request-of';

/** Buys a slip for whoever is signed in, as the page of a lottery game does: that page is the platform's, so no widget of ours calls it. */
export async function placeBets(
  app: AppRuntime,
  site: { readonly fetch: typeof fetch },
  request: { readonly [name: string]: unknown },
): Promise<void> {
  const session = app.session.current();
  if (session === undefined) throw new Error('Nobody is signed in, so nobody can buy a slip.');
  const { merchantCode: merchant, token, userName } = session;
  const asker = { merchant, language: 'en', token, userName, standalone: false };
  const facts = { name: 'placeBets', answers: '', ...placeBetsCall['x-call'] } as const;
  const { url, init } = requestOf({ ...facts, session: 'required', style: 'bare', body: 'json' }, request, {
    ...asker,
    now: Date.now(),
    key: crypto.randomUUID(),
  });
  const answer = await site.fetch(url, init);
  if (!answer.ok) throw new Error(`The slip was refused with ${answer.status}.`);
}
