import type { Environment } from '../environment';
import { markPlay } from '../request-rules/time-of-play';
import { refusal, success, toResponse } from '../wire/answer';
import { readInput } from '../wire/input';
import { WireError } from '../wire/wire-error';
import { actionOf } from './acts';
import { type ClientFile, clientFiles } from './client-files';
import { isGameKind, kindOf } from './kind';
import { gamePage } from './page';
import { gameState } from './state';
import { findTicket, type Ticket } from './tickets';

const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'";

/** Signs that an open game sends: it is on the screen, or the player has left it. */
const playSigns: readonly string[] = ['here', 'left'];

/** The sandbox's own games: their pages, files and calls. Undefined for an unknown path. */
export async function serveGames(environment: Environment, request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const [, , section = '', name = ''] = pathname.split('/');
  if (section === 'client') return fileAnswer(clientFiles.get(name));
  if (isGameKind(section)) return pageAnswer(gamePage(section, (searchParams.get('lang') ?? 'EN').toUpperCase()));
  if (section !== 'api') return undefined;
  const language = (request.headers.get('language') ?? 'EN').toUpperCase();
  try {
    const ticket = await ticketOf(environment, request);
    await markPlay(environment.store, {
      memberId: ticket.member.id,
      now: environment.now(),
      isLeft: name === 'left',
    });
    if (playSigns.includes(name) && request.method === 'POST') return toResponse(success(null));
    if (name === 'state' && request.method === 'GET')
      return toResponse(success(await gameState(environment, ticket, language)));
    const action = request.method === 'POST' ? actionOf(kindOf(ticket.game), name) : undefined;
    if (!action) throw new WireError('http_method_not_support');
    return toResponse(success(await action({ environment, ticket, input: await readInput(request) })));
  } catch (error) {
    return toResponse(refusal(environment, error, language));
  }
}

async function ticketOf({ store, now }: Environment, request: Request): Promise<Ticket> {
  const ticket = await findTicket(store, request.headers.get('x-launch-ticket') ?? '', now());
  if (!ticket) throw new WireError('login.not.session');
  return ticket;
}

function pageAnswer(html: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': contentPolicy,
  };
  return new Response(html, { headers });
}

function fileAnswer(file: ClientFile | undefined): Response | undefined {
  return (
    file &&
    new Response(file.text, {
      headers: { 'content-type': file.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    })
  );
}
