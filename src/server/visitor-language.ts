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
  const cacheLanguage = context.get('cacheLanguage');
  return pickLanguage({
    cookie: cacheLanguage === undefined ? getCookie(context, 'lang') : cacheLanguage.cookie,
    link: context.req.query('lang'),
    acceptLanguage: cacheLanguage === undefined ? context.req.header('accept-language') : cacheLanguage.acceptLanguage,
    languages: { supported, default: defaultLanguage, ...(acceptLanguage === undefined ? {} : { acceptLanguage }) },
  });
}

/** The language that the address names, or an empty text if it names none that the merchant has. */
export function linkLanguageOf(context: Context<ServerEnv>, { site }: ServedSite): string {
  const { supported = ['en'] } = site.merchant.languages ?? {};
  return pickLanguage({
    cookie: undefined,
    link: context.req.query('lang'),
    acceptLanguage: undefined,
    languages: { supported, default: '' },
  });
}
