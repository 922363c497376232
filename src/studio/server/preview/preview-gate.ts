import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from '@/server/listen';
import type { ConfigFinding } from '@/sites/create-folder-source';
import { draftChangesPath } from '@/storefront/server';
import { isSecret } from '../web/secrets';

/** The middleware before the storefronts of a preview: admission, the sign-in of a persona, and news of changes. */
export type PreviewGate = {
  readonly middleware: Middleware;
  /** Tells open pages of a change, with what is wrong in the files of merchants. */
  readonly tell: (findings: readonly ConfigFinding[]) => void;
  readonly close: () => void;
};

export type GateInput = {
  readonly key: string;
  /** The script of the page that begins a visit. */
  readonly visit: string;
  readonly studioOrigin: string;
};

/** Where a frame begins: the page signs in as its persona and goes on to the page that is looked at. */
export const visitPath = '/__visit';
const cookieName = 'preview';

/** Only who brings the key, or has brought it, gets an answer. */
export function createPreviewGate({ key, visit, studioOrigin }: GateInput): PreviewGate {
  const listeners = new Set<ServerResponse>();
  let findings: readonly ConfigFinding[] = [];

  function middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const base = 'http://preview';
    // Some paths make no address, such as `//`.
    if (!URL.canParse(request.url ?? '/', base)) {
      answer(response, 400, 'text/plain', 'Open this page from the studio.\n');
      return;
    }
    const url = new URL(request.url ?? '/', base);
    const brought = url.pathname === visitPath ? url.searchParams.get('key') : cookieOf(request, cookieName);
    if (!isSecret(brought, key)) answer(response, 401, 'text/plain', 'Open this page from the studio.\n');
    else if (url.pathname === visitPath) showVisit(response);
    else if (url.pathname === `${visitPath}.js`) answer(response, 200, 'text/javascript', visit);
    else if (url.pathname === draftChangesPath) listen(request, response);
    else next();
  }

  function showVisit(response: ServerResponse): void {
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visit</title><p id="fault"></p><script src="${visitPath}.js"></script></html>`;
    response.setHeader('set-cookie', `${cookieName}=${key}; Path=/; HttpOnly; SameSite=Lax`);
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${studioOrigin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
    answer(response, 200, 'text/html', page);
  }

  function listen(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(messageOf(findings));
    listeners.add(response);
    request.once('close', () => listeners.delete(response));
  }

  return {
    middleware,
    tell: (next) => {
      findings = next;
      for (const listener of listeners) listener.write(messageOf(findings));
    },
    close: () => {
      for (const listener of listeners) listener.end();
    },
  };
}

const messageOf = (findings: readonly ConfigFinding[]) => `data: ${JSON.stringify(findings)}\n\n`;

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
