import { isObject, toFlag } from '@/engine';
import { valueWords } from '../compare/words/pattern-words';
import { list } from '../compare/words/who-words';
import { wordsIn } from '../compare/words/words-of';
import { messages } from '../messages';
import type { View } from '../view';
import { namesIn } from './called';
import { placeInFile, switchPlace } from './place-in-file';
import { type Standing, standingOf, type Way } from './why-field-standing';
import { type Turned, turnsThat } from './why-field-turns';

type Place = { readonly page: string; readonly node: string };

/** Why a registration field is asked for or not, in each way to register, and what would add or remove it. */
export function fieldLines(view: View, field: string, places: readonly Place[]): readonly string[] {
  const stands = standingOf(view, field);
  const about: About = { view, field, stands, tab: tabsOf(view, places[0]) };
  const called = fieldName(view, field);
  const pages = [...new Set(places.map(({ page }) => namesIn(view).page(page)))];
  const rulePlace = messages.ruleAt(placeInFile(view, `${view.site.id}/console.json`, ['register', field]));
  const known = rulePlace === '' ? [] : [rulePlace];
  if (stands.on.length === 0)
    return [
      messages.fieldHides(called, whyNot(about)),
      ...known,
      ...would(about, messages.fieldWould, (after) => after.on.length > 0),
    ];
  return [
    messages.fieldShows(called, list(pages), whereOn(about), ruleWords(about)),
    ...reasons(about),
    ...known,
    ...switchesOf(about).map((name) => messages.switchAt(name, switchPlace(view, name))),
    ...goings(about),
    ...comings(about),
  ].filter((line) => line !== '');
}

type About = {
  readonly view: View;
  readonly field: string;
  readonly stands: Standing;
  /** The words on the tab of a way to register. */
  readonly tab: (way: Way) => string;
};

/** `'E-mail' (email)`: the form's label and the field's name. */
function fieldName({ site, language }: View, field: string): string {
  const label = site.merchant.register?.fields?.[field]?.label;
  const words = wordsIn(label, language, site);
  return words === '' ? `"${field}"` : `'${words}' (${field})`;
}

/** The words of the tabs, from the form around the field. */
function tabsOf({ site, language }: View, place: Place | undefined): About['tab'] {
  const nodes = site.pages[place?.page ?? '']?.nodes ?? {};
  const id = place?.node.split(':')[0] ?? '';
  const form = Object.values(nodes).find(({ slots }) =>
    Object.values(slots ?? {})
      .flat()
      .includes(id),
  );
  return (way) => {
    const own = form?.props?.[way === 'username' ? 'usernameTab' : 'mobileTab'];
    return `'${wordsIn(own ?? { t: `widget.register.${way}` }, language, site)}'`;
  };
}

/** Tabs are drawn only if there are two ways. */
function whereOn({ stands: { open, on }, tab }: About): string {
  if (open.length < 2) return '';
  return ` under ${list(on.map(tab))}${on.length === 1 ? ' alone' : ''}`;
}

function reasons({ stands, field }: About): readonly string[] {
  const { isRuleOn, on, needs } = stands;
  const needed = on.filter((way) => needs[way] !== undefined);
  const own = isRuleOn ? [messages.fieldRuleOn] : [];
  const always = needed.map((way) => messages.fieldNeeded(way, needs[way] ?? ''));
  const off = isRuleOn || needed.length === 0 ? [] : [messages.fieldRuleOff(stands.rule)];
  const again = field === 'confirmPassword' && !isRuleOn ? [messages.fieldAgain] : [];
  return [...own, ...always, ...off, ...again];
}

/** The switches that its ways depend on. */
function switchesOf({ stands: { on, needs } }: About): readonly string[] {
  const opening = on.map((way) => (way === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3'));
  return [...new Set([...opening, ...on.flatMap((way) => needs[way] ?? [])])];
}

/** What removes the field from each tab that has it; said once if it is the same for both. */
function goings(about: About): readonly string[] {
  const { on, open } = about.stands;
  const lines = on.map((way) => {
    const kept = would(about, (ways) => messages.fieldGoes(ways), isGoneFrom(way, true));
    return kept.length > 0 ? kept : would(about, (ways) => messages.fieldGoes(ways), isGoneFrom(way, false));
  });
  if (lines.every((line) => line.length === 0)) return [messages.fieldStays];
  if (open.length < 2 || lines.every((line) => line[0] === lines[0]?.[0])) return lines[0] ?? [];
  return on.flatMap((way, at) =>
    (lines[at] ?? []).map((line) => line.replace('It would go', `It would go from ${about.tab(way)}`)),
  );
}

/** `isOpen`: this way to register stays open. */
function isGoneFrom(way: Way, isOpen: boolean) {
  return ({ open, on }: Standing) => !on.includes(way) && open.length > 0 && (!isOpen || open.includes(way));
}

/** What adds the field to the other tab. */
function comings(about: About): readonly string[] {
  const { open, on } = about.stands;
  return open
    .filter((way) => !on.includes(way))
    .flatMap((way) =>
      would(
        about,
        (ways) => messages.fieldAlso(about.tab(way), ways),
        (after) => after.on.includes(way),
      ),
    );
}

function would(
  { view, field, stands }: About,
  say: (ways: readonly string[]) => string,
  holds: (after: Standing) => boolean,
): readonly string[] {
  const found = turnsThat(view, { field, stands, holds });
  return found.length === 0
    ? []
    : [say(found.map((turns: readonly Turned[]) => turns.map(({ words }) => words).join(' and ')))];
}

function whyNot({ view, field, stands }: About): string {
  const { rule } = stands;
  if (stands.isListed) return 'registration is closed, as neither way to register is on.';
  if (!isObject(rule)) return "the platform's registration rules do not name it.";
  if (toFlag(rule.enabled) !== true) return `its registration rule has "enabled": ${JSON.stringify(rule.enabled)}.`;
  const isDescribed = view.site.merchant.register?.fields?.[field] !== undefined;
  if (!isDescribed)
    return 'its rule is on, but it may stay empty and "register.fields" in merchant.json does not describe it.';
  return 'its rule is on, and no way to register that is open asks for it.';
}

/** The words of a pattern; empty if only its code could describe it. The rule's position is printed anyway. */
function withoutSigns(words: string): string {
  return words.startsWith('by the pattern ') ? 'as the pattern of its rule has it' : words;
}

/** What a player has to type, by the rule that applies: the platform's or the form's. */
function ruleWords({ stands: { item, on, needs }, tab }: About): string {
  const rule = isObject(item?.rule) ? item.rule : {};
  const isFree = rule.required !== true;
  const needed = on.filter((way) => needs[way] !== undefined);
  const free = on.filter((way) => needs[way] === undefined);
  const only = isFree && needed.length > 0 && free.length > 0 ? ` under ${list(free.map(tab))} alone` : '';
  const isEmpty = isFree && (needed.length === 0 || free.length > 0);
  const parts = [
    isEmpty ? `It may stay empty${only}` : 'It has to be filled in',
    ...valueWords(rule).map(withoutSigns),
  ];
  return `${parts.join(', ')}.`;
}
