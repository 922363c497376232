import {
  type Catalogue,
  canonicalJson,
  type Facts,
  isCallMadeFor,
  type LivePart,
  livePartNames,
  liveParts,
  normalizeVisitor,
  requestFor,
  type Site,
  type VisitorAnswers,
} from '@/engine';
import type { Gateway } from '@/server/gateway/gateway';
import { readCalls, requestOf } from '@/storefront/server';
import { resultCache } from '../workspace/result-cache';
import { openPersonaGateway, type PersonaGateway, type SessionRecord } from './persona-gateway';

/** Live facts of the personas at one merchant. */
export type Personas = {
  /** Every persona, and each again while its information loads: `agent-1`, `agent-1.pending`. */
  readonly names: readonly string[];
  /** The facts of a persona on a page, in a language or the merchant's default. */
  readonly facts: (name: string, page: string, language?: string) => Facts;
  readonly catalogue: Catalogue;
};

/** Every persona of the catalogue, and each again while its information loads: `agent-1`, `agent-1.pending`. */
export function personaNames(catalogue: Catalogue): readonly string[] {
  return Object.keys(catalogue.personas).flatMap((name) => [name, `${name}.pending`]);
}

type PersonaAnswers = { readonly visitor: VisitorAnswers; readonly pending: VisitorAnswers };

/**
 * Signs in as every persona of `schemas/personas.json` at a merchant's sandbox in memory, and makes the calls of a
 * browser. If a call is refused because its module is off, its facts are absent.
 */
export async function openPersonas(site: Site, console: unknown, catalogue: Catalogue): Promise<Personas> {
  const answersByPersona = await cachedAnswers(site, console, catalogue);
  const firstLanguage = site.merchant.languages?.default ?? site.merchant.languages?.supported?.[0] ?? 'en';
  const readFacts = new Map<string, Facts>();
  const factsOf = (name: string, page: string, language: string) => {
    const persona = answersByPersona.get(name.replace(/\.pending$/, ''));
    const visitor = name.endsWith('.pending') ? persona?.pending : persona?.visitor;
    return normalizeVisitor({ ...visitor, language, page });
  };
  return {
    catalogue,
    names: personaNames(catalogue),
    facts: (name, page, language = firstLanguage) => {
      const key = [name, page, language].join(' ');
      const facts = readFacts.get(key) ?? factsOf(name, page, language);
      readFacts.set(key, facts);
      return facts;
    },
  };
}

type AnswersByPersona = ReadonlyMap<string, PersonaAnswers>;

const answersInProcess = new Map<string, Promise<AnswersByPersona>>();

/** Runs once for each merchant and console in a process: the sandbox reads nothing else of a site. */
function cachedAnswers(site: Site, console: unknown, catalogue: Catalogue): Promise<AnswersByPersona> {
  const key = canonicalJson([site.id, site.merchant, console, catalogue.personas]);
  const answers = answersInProcess.get(key) ?? readOrAsk(key, () => answersOfAll(site, console, catalogue));
  answersInProcess.set(key, answers);
  return answers;
}

async function readOrAsk(key: string, ask: () => Promise<AnswersByPersona>): Promise<AnswersByPersona> {
  const input = JSON.stringify(['personas', key]);
  const cached = resultCache.read(input);
  if (isEntries(cached)) return new Map(cached);
  const answers = await ask();
  resultCache.keep(input, [...answers]);
  return answers;
}

function isEntries(value: unknown): value is readonly (readonly [string, PersonaAnswers])[] {
  return Array.isArray(value);
}

async function answersOfAll(site: Site, console: unknown, catalogue: Catalogue): Promise<AnswersByPersona> {
  const { close, ...platform } = await openPersonaGateway(site, console);
  const answersByPersona = new Map<string, PersonaAnswers>();
  for (const name of Object.keys(catalogue.personas))
    answersByPersona.set(name, await answersOfPersona(name, platform, site, catalogue));
  await close();
  return answersByPersona;
}

async function answersOfPersona(
  name: string,
  { gateway, sessionOf }: Pick<PersonaGateway, 'gateway' | 'sessionOf'>,
  site: Site,
  catalogue: Catalogue,
): Promise<PersonaAnswers> {
  const device = deviceOf(catalogue.personas[name]?.device);
  const { code = site.id, trialCode } = site.merchant;
  const record = await sessionOf(name);
  if (record === undefined) return { visitor: { device }, pending: { device } };
  // A trial account belongs to another merchant: `trialCode`, or any if none is set.
  const trial = record.merchantCode !== code && (trialCode === undefined || record.merchantCode === trialCode);
  const session = { ...record, trial };
  const parts = livePartNames.filter(
    (part) => part === 'member' || isCallMadeFor(part, record.type, site.merchant.members?.without),
  );
  const answers = await Promise.all(parts.map(async (part) => [part, await callPart(gateway, part, record)] as const));
  return {
    visitor: { ...Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)), session, device },
    pending: { ...Object.fromEntries(parts.map((part) => [part, 'pending'])), session, device },
  };
}

/** The value of a part's call; undefined if the call is refused. */
async function callPart(gateway: Gateway, part: LivePart, session: SessionRecord): Promise<unknown> {
  const { call } = liveParts[part];
  const description = (await readCalls())[call];
  if (description === undefined)
    throw new Error(
      `No call is named "${call}", so "${part}" cannot be asked for. Add schemas/wire/${call}.schema.json.`,
    );
  const context = {
    merchant: session.merchantCode,
    language: 'en',
    token: session.token,
    userName: session.userName,
    standalone: false,
    now: 0,
  };
  const { url, init } = requestOf({ ...description, name: call }, requestFor(part, session.merchantCode), context);
  const body: unknown = await (await gateway.ask(url, init)).json();
  return typeof body === 'object' && body !== null && 'value' in body && 'success' in body && body.success === true
    ? body.value
    : undefined;
}

function deviceOf(device: unknown): NonNullable<VisitorAnswers['device']> {
  const { platform, standalone, native } = Object(device);
  const platformName = platform === 'ios' || platform === 'android' ? platform : 'other';
  return { platform: platformName, standalone: standalone === true, native: native === true };
}
