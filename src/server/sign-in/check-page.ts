import { createHash } from 'node:crypto';
import { type Handler, Hono } from 'hono';
import type { Site } from '@/engine';
import { checkPath, signInOf } from '@/storefront/server';
import type { ServerEnv } from '../server-env';
import { checkScript } from './check-script';

const style =
  'body{margin:0;display:grid;justify-items:center;align-content:start;gap:1rem;padding-block-start:1.5rem;box-sizing:border-box}body[aria-busy]::before{content:"";inline-size:2rem;block-size:2rem;border:3px solid #8886;border-block-start-color:#888;border-radius:50%;animation:turn .8s linear infinite}@keyframes turn{to{rotate:1turn}}@media(prefers-reduced-motion:reduce){body[aria-busy]::before{animation-duration:4s}}';
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Check</title><style>${style}</style></head><body aria-busy="true"><div id="check"></div><script>${checkScript}</script></body></html>`;

const hash = createHash('sha256').update(checkScript).digest('base64');
const [google, files] = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * The check page's own policy. Google's script writes styles, does not support Trusted Types, and other scripts at its
 * addresses can get around a policy that allows them. So it runs in a frame of its own, and the policy of the
 * merchant's pages stays strict. developers.google.com/recaptcha/docs/faq, "Content Security Policy".
 */
export const checkPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${hash}' ${google} ${files}`,
  "style-src 'unsafe-inline'",
  `img-src data: ${google} ${files}`,
  `connect-src ${google}`,
  `frame-src ${google} https://recaptcha.google.com/recaptcha/`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The page with Google's check for humans. Only hosts whose config has Google verify phone numbers serve it. */
export function createCheckRoutes(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get(checkPath, sendCheck);
  return app;
}

const sendCheck: Handler<ServerEnv> = async (context, next) => {
  if (!asksForChecks(context.get('served').site)) return next();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': checkPolicy,
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  };
  return new Response(html, { headers });
};

/** Whether a merchant has phone numbers verified by a service that needs this check, at login or registration. */
export function asksForChecks({ merchant, conditions }: Site): boolean {
  const { provider, registerCode } = signInOf(merchant.auth?.signIn);
  const isOffered = conditions.phoneSignIn !== undefined && conditions.phoneSignIn !== false;
  return provider === 'identity-toolkit' && (registerCode === 'provider' || isOffered);
}
