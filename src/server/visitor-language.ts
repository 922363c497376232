import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ServedSite } from '@/sites/site-source';
import { pickLanguage } from './pages/pick-language';
import type { ServerEnv } from './server-env';

/** Language of the visitor's document. */
export function languageOf(context: Context<ServerEnv>, { site }: ServedSite): string {
  const {
    supported = ['en'],
    default: defaultLanguage = supported[0] ?? 'en',
    acceptLanguage,
  } = site.merchant.languages ?? {};
  return pickLanguage({
    cookie: getCookie(context, 'lang'),
    link: context.req.query('lang'),
    acceptLanguage: context.req.header('accept-language'),
    languages: { supported, default: defaultLanguage, ...(acceptLanguage === undefined ? {} : { acceptLanguage }) },
  });
}
