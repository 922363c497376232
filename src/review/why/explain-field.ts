import { isObject, pick, toFlag } from '@/engine';
import { valueWords } from '../compare/words/pattern-words';
import { list } from '../compare/words/who-words';
import { wordsIn } from '../compare/words/words-of';
import { messages } from '../messages';
import type { View } from '../view';
import { namesOf } from './labels';
import { placeInFile, switchPlace } from './place-in-file';
import { type ConsoleChange, changesThat } from './why-field-changes';
import { type FieldState, fieldStateOf, ruleIn, type Way } from './why-field-state';

type Place = { readonly page: string; readonly node: string };

/** Why a registration field is asked for or not, in each way to register, and what would add or remove it. */
export function explainField(view: View, field: string, places: readonly Place[]): readonly string[] {
  const state = fieldStateOf(view, field);
  const context: FieldContext = { view, field, state, tab: tabsOf(view, places[0]) };
  const label = fieldName(view, field);
  const pages = [...new Set(places.map(({ page }) => namesOf(view).page(page)))];
  const rulePlace = messages.ruleAt(rulePlaceOf(view, field));
  const ruleLines = rulePlace === '' ? [] : [rulePlace];
  if (state.askedBy.length === 0)
    return [
      messages.fieldHides(label, whyNot(context)),
      ...ruleLines,
      ...changeLines(context, messages.fieldWould, (after) => after.askedBy.length > 0),
    ];
  return [
    messages.fieldShows(label, list(pages), tabsWords(context), ruleWords(context)),
    ...reasons(context),
    ...ruleLines,
    ...switchesOf(context).map((name) => messages.switchAt(name, switchPlace(view, name))),
    ...removalLines(context),
    ...additionLines(context),
  ].filter((line) => line !== '');
}

/** Position of a field's rule in the merchant's `console.json`: by its name in a map, by its `key` in a list. */
function rulePlaceOf(view: View, field: string): string | undefined {
  const at = ruleIn(view.console, field)?.at;
  if (at === undefined) return undefined;
  const isList = Array.isArray(pick(view.console, 'register'));
  return placeInFile(view, `${view.site.id}/console.json`, ['register', ...(isList ? [Number(at), 'key'] : [at])]);
}

type FieldContext = {
  readonly view: View;
  readonly field: string;
  readonly state: FieldState;
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
function tabsOf({ site, language }: View, place: Place | undefined): FieldContext['tab'] {
  const nodes = site.pages[place?.page ?? '']?.nodes ?? {};
  const id = place?.node.split(':')[0] ?? '';
  const form = Object.values(nodes).find(({ slots }) =>
    Object.values(slots ?? {})
      .flat()
      .includes(id),
  );
  return (way) => {
    const ownText = form?.props?.[way === 'username' ? 'usernameTab' : 'mobileTab'];
    return `'${wordsIn(ownText ?? { t: `widget.register.${way}` }, language, site)}'`;
  };
}

/** Tabs are drawn only if there are two ways. */
function tabsWords({ state: { open, askedBy }, tab }: FieldContext): string {
  if (open.length < 2) return '';
  return ` under ${list(askedBy.map(tab))}${askedBy.length === 1 ? ' alone' : ''}`;
}

function reasons({ state, field }: FieldContext): readonly string[] {
  const { isRuleOn, askedBy, switches } = state;
  const demandingWays = askedBy.filter((way) => switches[way] !== undefined);
  const ruleReason = isRuleOn ? [messages.fieldRuleOn] : [];
  const switchReasons = demandingWays.map((way) => messages.fieldNeeded(way, switches[way] ?? ''));
  const ruleOffReason = isRuleOn || demandingWays.length === 0 ? [] : [messages.fieldRuleOff(state.rule)];
  const repeatReason = field === 'confirmPassword' && !isRuleOn ? [messages.fieldAgain] : [];
  return [...ruleReason, ...switchReasons, ...ruleOffReason, ...repeatReason];
}

/** The switches on which the ways that ask for the field depend. */
function switchesOf({ state: { askedBy, switches } }: FieldContext): readonly string[] {
  const waySwitches = askedBy.map((way) => (way === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3'));
  return [...new Set([...waySwitches, ...askedBy.flatMap((way) => switches[way] ?? [])])];
}

/** What removes the field from each tab that has it; said once if it is the same for both. */
function removalLines(context: FieldContext): readonly string[] {
  const { askedBy, open } = context.state;
  const lines = askedBy.map((way) => {
    const whileOpen = changeLines(context, (ways) => messages.fieldGoes(ways), isGoneFrom(way, { mustStayOpen: true }));
    return whileOpen.length > 0
      ? whileOpen
      : changeLines(context, (ways) => messages.fieldGoes(ways), isGoneFrom(way, { mustStayOpen: false }));
  });
  if (lines.every((line) => line.length === 0)) return [messages.fieldStays];
  if (open.length < 2 || lines.every((line) => line[0] === lines[0]?.[0])) return lines[0] ?? [];
  return askedBy.flatMap((way, index) =>
    (lines[index] ?? []).map((line) => line.replace('It would go', (words) => `${words} from ${context.tab(way)}`)),
  );
}

/** `mustStayOpen`: whether this way to register has to stay open. */
function isGoneFrom(way: Way, { mustStayOpen }: { readonly mustStayOpen: boolean }) {
  return ({ open, askedBy }: FieldState) =>
    !askedBy.includes(way) && open.length > 0 && (!mustStayOpen || open.includes(way));
}

/** What adds the field to the other tab. */
function additionLines(context: FieldContext): readonly string[] {
  const { open, askedBy } = context.state;
  return open
    .filter((way) => !askedBy.includes(way))
    .flatMap((way) =>
      changeLines(
        context,
        (ways) => messages.fieldAlso(context.tab(way), ways),
        (after) => after.askedBy.includes(way),
      ),
    );
}

function changeLines(
  { view, field, state }: FieldContext,
  sentenceOf: (ways: readonly string[]) => string,
  holds: (after: FieldState) => boolean,
): readonly string[] {
  const changeSets = changesThat(view, { field, state, holds });
  return changeSets.length === 0
    ? []
    : [
        sentenceOf(
          changeSets.map((changes: readonly ConsoleChange[]) => changes.map(({ words }) => words).join(' and ')),
        ),
      ];
}

function whyNot({ view, field, state }: FieldContext): string {
  const { rule } = state;
  if (state.isListed && state.open.length === 0) return 'registration is closed, as neither way to register is on.';
  if (!isObject(rule)) return "the platform's registration rules do not name it.";
  if (toFlag(rule.enabled) !== true) return `its registration rule has "enabled": ${JSON.stringify(rule.enabled)}.`;
  const isDescribed = view.site.merchant.register?.fields?.[field] !== undefined;
  if (!isDescribed)
    return 'its rule is on, but it may stay empty and "register.fields" in merchant.json does not describe it.';
  return 'its rule is on, and no way to register that is open asks for it.';
}

/** Does not print a pattern that has no words: the rule's position is printed anyway. */
function withoutPattern(words: string): string {
  return words.startsWith('by the pattern ') ? 'as the pattern of its rule has it' : words;
}

/** What a player has to type, by the rule that applies: the platform's or the form's. */
function ruleWords({ state: { item, askedBy, switches }, tab }: FieldContext): string {
  const rule = isObject(item?.rule) ? item.rule : {};
  const isFree = rule.required !== true;
  const demandingWays = askedBy.filter((way) => switches[way] !== undefined);
  const optionalWays = askedBy.filter((way) => switches[way] === undefined);
  const onlyUnder =
    isFree && demandingWays.length > 0 && optionalWays.length > 0 ? ` under ${list(optionalWays.map(tab))} alone` : '';
  const mayBeEmpty = isFree && (demandingWays.length === 0 || optionalWays.length > 0);
  const parts = [
    mayBeEmpty ? `It may stay empty${onlyUnder}` : 'It has to be filled in',
    ...valueWords(rule).map(withoutPattern),
  ];
  return `${parts.join(', ')}.`;
}
