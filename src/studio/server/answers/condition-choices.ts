import { isObject } from '@/engine';
import { languagesOf } from '@/review/compare/words/words-of';
import type { View } from '@/review/view';
import type { ConditionChoice } from '@/studio/contract';
import { guardsOf, sentenceOf } from './sentences';

type Group = ConditionChoice['group'];

/** What a node may be shown by: kinds of visitors first, switches last. */
export function conditionChoices(view: View, page: string): readonly ConditionChoice[] {
  const { site, workspace } = view;
  const { facts, switches } = workspace.catalogue;
  const named = Object.entries(site.conditions).flatMap(([name, body]) => {
    const when = { is: name };
    const says = sentenceOf(view, body)?.words ?? '';
    // A condition that is written as `true` or `false` is the same for everybody, so it is no choice.
    if (!isObject(body)) return [];
    const [choice] = choiceOf(view, 'Conditions of the brand', when, `"${name}": ${says}`);
    if (choice === undefined) return [];
    return choice.words.startsWith('where ') ? [choice] : [{ ...choice, group: 'Visitors' as const }];
  });
  const isShell = site.pages[page]?.kind === 'shell';
  const pages = isShell ? Object.keys(site.pages).filter((id) => site.pages[id]?.kind !== 'shell') : [];
  const sets: readonly (readonly ConditionChoice[])[] = [
    named.filter(({ group }) => group === 'Visitors'),
    languagesOf(site).flatMap((code) => choiceOf(view, 'Languages', { at: 'locale.language', eq: code })),
    pages.flatMap((id) => choiceOf(view, 'Pages', { at: 'page.id', eq: id })),
    named.filter(({ group }) => group !== 'Visitors'),
    Object.entries(facts).flatMap(([path, fact]) => factChoices(view, path, fact)),
    Object.entries(switches).flatMap(([name, { doc }]) => choiceOf(view, 'Switches', { switch: name }, doc)),
  ];
  return sets.flat();
}

function choiceOf(view: View, group: Group, when: unknown, doc = ''): readonly ConditionChoice[] {
  const sentence = sentenceOf(view, when);
  if (sentence === undefined) return [];
  return [{ group, words: sentence.words, doc, when, guards: guardsOf(when, view.workspace.catalogue) }];
}

type Fact = View['workspace']['catalogue']['facts'][string];

function factChoices(view: View, path: string, { type, known, doc }: Fact): readonly ConditionChoice[] {
  // Languages, pages and visitors have groups of their own.
  if (path === 'locale.language' || path === 'page.id' || path === 'session.present') return [];
  if (type === 'boolean') return choiceOf(view, 'Facts', { at: path, eq: true }, doc);
  if (known !== undefined) return known.flatMap((value) => choiceOf(view, 'Facts', { at: path, eq: value }, doc));
  const asks = { at: path, type };
  return [{ group: 'Facts', words: path, doc, asks, guards: guardsOf({ at: path }, view.workspace.catalogue) }];
}
