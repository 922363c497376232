import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Site } from '@/engine';
import { toThemeSheet } from '@/server/assets/theme-css';
import { toDevelopmentPolicy, toPolicy } from '@/server/pages/security-policy';
import { headScript } from '@/storefront/app/document/head-script';
import { startScript } from '@/storefront/app/document/start-script';
import { versionTipsScript } from '@/storefront/app/document/version-tips';
import { home, makeGateway, makeServer, makeSite, makeSource, serve } from './fixture';

type Told = { readonly settings?: object; readonly merchant?: Partial<Site['merchant']> };

const consolidated = '/wps/system/settings/consolidated';

/** The directives of a home page by name, as its header says them. */
async function directivesOf({ settings = {}, merchant = {} }: Told, url = home, headers: Record<string, string> = {}) {
  const site = makeSite('aurora', { format: 1, domains: ['www.aurora.example', '10.1.2.3'], ...merchant });
  const gateway = makeGateway({ [consolidated]: () => Response.json({ success: true, value: settings }) });
  const answer = await makeServer({ siteSource: makeSource(serve(site)), gateway, isTrusted: () => true }).get(
    url,
    headers,
  );
  return parse(answer.headers.get('content-security-policy') ?? '');
}

function parse(policy: string): { readonly [directive: string]: string } {
  const directives = policy.split('; ').map((line) => {
    const [name = '', ...sources] = line.split(' ');
    return [name, sources.join(' ')] as const;
  });
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  return Object.fromEntries(directives);
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the policy of a document', () => {
  it('names what the storefront does, and nothing else', async () => {
    expect(await directivesOf({})).toEqual({
      'default-src': "'none'",
      'script-src': `aurora.localhost:*/assets/ ${[headScript, versionTipsScript, startScript].map(hashOf).join(' ')}`,
      'style-src': `'self' ${[toThemeSheet({}).css, '.app{color:red}'].map(hashOf).join(' ')}`,
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': 'aurora.localhost:*/sw.js aurora.localhost:*/assets/',
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
      'report-uri': '/reports',
      'report-to': 'reports',
      'require-trusted-types-for': "'script'",
      'trusted-types': 'livery dompurify',
    });
  });

  it('lets pictures come from hosts of links, and neither calls nor frames', async () => {
    const directives = await directivesOf({ merchant: { links: { hosts: ['t.me'] } } });
    expect(directives['img-src']).toBe("'self' data: https://t.me https://*.t.me");
    expect(Object.keys(directives).filter((name) => directives[name]?.includes('t.me'))).toEqual(['img-src']);
  });

  it('lets games run where the settings and the merchant say, and asks their servers whether they answer [GAM-11]', async () => {
    const settings = {
      launchGameCDNs: ['//games.example', 'http://plain.example', "https://x.example'; script-src *"],
    };
    const directives = await directivesOf({ settings, merchant: { games: { hosts: ['vendor.example'] } } });
    const places = "'self' https://games.example https://vendor.example https://*.vendor.example";
    expect(directives).toMatchObject({ 'frame-src': places, 'connect-src': places, 'img-src': "'self' data:" });
  });

  it('lets pictures come from the image CDN, and from nothing malformed [GAM-06]', async () => {
    const imageCDNs = ['https://img.example/path', 'http://plain.example', "https://x.example'; script-src *", 7];
    const directives = await directivesOf({ settings: { imageCDNs } });
    expect(directives['img-src']).toBe("'self' data: https://img.example");
    expect(Object.keys(directives).filter((name) => directives[name]?.includes('img.example'))).toEqual(['img-src']);
  });

  it.each([
    ['http://www.aurora.example/m/home', {}, 'www.aurora.example:*/assets/'],
    ['http://AURORA.localhost:4173/m/home', {}, 'aurora.localhost:*/assets/'],
    ['http://aurora.localhost/m/home', { 'x-forwarded-host': 'aurora.localhost' }, 'aurora.localhost:*/assets/'],
    ['http://aurora.localhost/m/home', { 'x-forwarded-host': 'demo.tunnel.example' }, "'self'"],
    ['http://aurora.localhost./m/home', {}, "'self'"],
    ['http://10.1.2.3/m/home', {}, "'self'"],
  ])('takes scripts of %s, asked with %j, from %s', async (url, headers, source) => {
    const directives = await directivesOf({}, url, headers);
    expect(directives['script-src']?.split(' ')[0]).toBe(source);
    expect(directives['worker-src']?.split(' ').at(-1)).toBe(source);
  });

  it('is that of the host which asks, also where the document is kept', async () => {
    const site = makeSite('aurora', { format: 1, domains: ['www.aurora.example'] });
    const server = makeServer({ siteSource: makeSource(serve(site)) });
    for (const host of ['aurora.localhost', 'www.aurora.example', 'aurora.localhost']) {
      const { headers } = await server.get(`http://${host}/m/home`);
      expect(headers.get('content-security-policy')).toContain(`script-src ${host}:*/assets/ 'sha256-`);
    }
  });

  it('of development lets modules come from everywhere on the site, and Vite write styles and talk', () => {
    const input = {
      host: 'aurora.localhost',
      scriptHashes: [],
      styleHashes: ['abc='],
      imageOrigins: [],
      frameOrigins: [],
      connectOrigins: [],
    };
    expect(parse(toDevelopmentPolicy(input))).toEqual({
      ...Object.fromEntries(Object.entries(parse(toPolicy(input))).filter(([name]) => !name.includes('trusted-types'))),
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' ws: wss:",
      'worker-src': "'self'",
    });
  });
});
