import {
  type Catalogue,
  compileTree,
  conditionScopeOf,
  conditionWords,
  isObject,
  type JsonObject,
  readCondition,
  testsOf,
} from '@/engine';
import { list, whoWords } from '@/review/compare/words/who-words';
import { personaNames } from '@/review/layouts/persona-visitors';
import type { View } from '@/review/view';
import { namesOf, pageLabel } from '@/review/why/labels';
import type { Sentence } from '@/studio/contract';

/** A condition as a sentence, part by part; undefined if it cannot be read. */
export function sentenceOf(view: View, when: unknown): Sentence | undefined {
  const { site, workspace } = view;
  const { tree } = readCondition(when, conditionScopeOf(site, workspace.catalogue));
  return tree === undefined ? undefined : sentence(view, when);
}

function sentence(view: View, when: unknown): Sentence {
  const { joined, parts } = partsOf(when);
  return {
    // Only parts of a sentence need brackets.
    words: wordsOf(view, when).replace(/^\((.*)\)$/, '$1'),
    when,
    opposite: oppositeOf(when, view.workspace.catalogue),
    ...(joined !== undefined && { joined }),
    parts: parts.map((part) => sentence(view, part)),
  };
}

type Parts = { readonly joined?: 'all' | 'any'; readonly parts: readonly unknown[] };

function partsOf(when: unknown): Parts {
  if (isObject(when) && Array.isArray(when.all)) return { joined: 'all', parts: when.all };
  if (isObject(when) && Array.isArray(when.any)) return { joined: 'any', parts: when.any };
  return { parts: [] };
}

/** The condition that holds for everybody else. */
function oppositeOf(when: unknown, catalogue: Catalogue): unknown {
  return isObject(when) && when.not !== undefined ? when.not : { not: withGuards(when, catalogue) };
}

function withGuards(when: unknown, catalogue: Catalogue): unknown {
  if (isObject(when) && Array.isArray(when.any)) return { any: when.any.map((part) => withGuards(part, catalogue)) };
  const guards = guardsOf(when, catalogue);
  return guards.length === 0 ? when : { all: [...guards, when] };
}

/**
 * What has to hold before a comparison is known. Without it, the opposite would be unknown for whoever lacks the fact,
 * and what is unknown does not show.
 */
export function guardsOf(when: unknown, { facts }: Catalogue): readonly unknown[] {
  if (!isObject(when) || typeof when.at !== 'string' || when.exists !== undefined) return [];
  const fact = facts[when.at];
  if (fact?.optional === true) return [{ at: when.at, exists: true }];
  return fact?.needs === 'session' ? [hasSession] : [];
}

const hasSession = { at: 'session.present', eq: true } as const;

/** A condition as words that complete "Shown to …": `agents`, `not in Bengali`. */
function wordsOf(view: View, when: unknown): string {
  if (!isObject(when)) return when === true ? 'everybody' : 'nobody';
  if (when.not !== undefined) return negated(view, when.not);
  if (typeof when.is === 'string') return peopleOf(view, when.is).people ?? `where "${when.is}" holds`;
  if (typeof when.switch === 'string') return `where the switch ${when.switch} is on`;
  const { joined, parts } = partsOf(when);
  if (joined === undefined) return comparisonWords(view, when);
  const words = withoutGuards(parts, view.workspace.catalogue).map((part) => wordsOf(view, part));
  return words.length === 1 ? (words[0] ?? '') : `(${words.join(joined === 'all' ? ', and ' : ', or ')})`;
}

function negated(view: View, when: unknown): string {
  const others = isObject(when) && typeof when.is === 'string' ? peopleOf(view, when.is) : {};
  if (others.people?.startsWith('everybody') === true && others.rest !== undefined) return others.rest;
  const words = wordsOf(view, when);
  return words.startsWith('not ') ? words.slice('not '.length) : `not ${words}`;
}

/** A guard goes without saying beside the comparison that it guards. */
function withoutGuards(parts: readonly unknown[], catalogue: Catalogue): readonly unknown[] {
  const guards = new Set(parts.flatMap((part) => guardsOf(part, catalogue)).map((guard) => JSON.stringify(guard)));
  const told = parts.filter((part) => !guards.has(JSON.stringify(part)));
  return told.length === 0 ? parts : told;
}

/** Facts by which visitors are a kind of people. */
const kindFacts: readonly string[] = ['session.present', 'session.trial', 'member.type', 'member.vip'];

/** The kind of people that a named condition means, and all others; nothing if it asks for something else too. */
function peopleOf(view: View, name: string): { readonly people?: string; readonly rest?: string } {
  const { site, workspace } = view;
  const { catalogue } = workspace;
  const { tree } = readCondition({ is: name }, conditionScopeOf(site, catalogue));
  const tests = tree === undefined ? [] : testsOf(tree);
  if (tree === undefined || tests.length === 0 || !tests.every(({ path }) => kindFacts.includes(path))) return {};
  const everyone = personaNames(catalogue).filter((one) => !one.endsWith('.pending'));
  const { evaluate } = compileTree(tree);
  const isMeant = (persona: string) => evaluate(view.factsOf('home', persona)) === true;
  const wordsFor = (personas: readonly string[]) =>
    personas.length === 0 ? undefined : whoWords(personas, everyone, catalogue).slice('for '.length);
  const people = wordsFor(everyone.filter(isMeant));
  const rest = wordsFor(everyone.filter((persona) => !isMeant(persona)));
  return { ...(people !== undefined && { people }), ...(rest !== undefined && { rest }) };
}

function comparisonWords(view: View, when: JsonObject): string {
  const { at, eq } = when;
  if (at === 'session.present' && eq !== undefined) return eq === true ? 'everybody who is logged in' : 'guests';
  const place = placeWords(view, when);
  if (place !== undefined) return place;
  const says = namesOf(view).fact?.(String(at));
  if (says !== undefined && typeof eq === 'boolean') return `${eq ? '' : 'not '}where ${says}`;
  return `where ${conditionWords(when).replace(/^"|"$/g, '')}`;
}

/** `in Bengali`, `not on 'Home' (home)`. */
function placeWords(
  { site, language, workspace }: View,
  { at, eq, ne, in: some, nin }: JsonObject,
): string | undefined {
  if (at !== 'locale.language' && at !== 'page.id') return undefined;
  const values = [eq, ne, some, nin].filter((value) => value !== undefined).flat();
  if (values.length === 0) return undefined;
  const names = values.map((value) =>
    at === 'page.id'
      ? pageLabel(site, String(value), language)
      : (workspace.catalogue.languages[String(value)]?.english ?? String(value)),
  );
  const isNot = ne !== undefined || nin !== undefined;
  return `${isNot ? 'not ' : ''}${at === 'page.id' ? 'on' : 'in'} ${list(names, 'or')}`;
}
