import { isObject, normalizePlatform, toFlag } from '@/engine';
import { wordsIn } from '../compare/words-of';
import { messages } from '../messages';
import { namesIn } from './called';
import { placeInFile } from './place-in-file';
import type { View } from './view';

/** Switches of a console that bring or take fields of the registration form. */
const ways = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] as const;

/** Why a field of the registration form is asked for or not, by the platform's rules, and what would bring it. */
export function fieldLines(view: View, field: string, page: string): readonly string[] {
  const rule = isObject(view.console) && isObject(view.console.register) ? view.console.register[field] : undefined;
  const called = fieldName(view, field);
  const place = messages.ruleAt(placeInFile(view, `${view.site.id}/console.json`, ['register', field]));
  const stands = place === '' ? [] : [place];
  if (isAsked(view, view.console, field))
    return [messages.fieldShows(called, namesIn(view).page(page), ruleWords(rule)), ...stands];
  const would = turns(field, view).filter(({ turn }) => isAsked(view, turn(view.console), field));
  return [
    messages.fieldHides(called, whyNot(rule)),
    ...stands,
    ...(would.length === 0 ? [] : [messages.fieldWould(would.map(({ words }) => words))]),
  ];
}

/** `'E-mail' (email)`: as the form labels it. */
function fieldName({ site, language }: View, field: string): string {
  const label = site.merchant.register?.fields?.[field]?.label;
  const words = wordsIn(label, language, site);
  return words === '' ? `"${field}"` : `'${words}' (${field})`;
}

function whyNot(rule: unknown): string {
  if (!isObject(rule)) return "the platform's registration rules do not name it.";
  if (toFlag(rule.enabled) !== true) return `its registration rule has "enabled": ${JSON.stringify(rule.enabled)}.`;
  return 'its rule is on, and no way to register that is open asks for it.';
}

type Turned = { readonly words: string; readonly turn: (console: unknown) => unknown };

/** One thing of a console that is another, and two: its own rule with a way to register. */
function turns(field: string, { workspace }: View): readonly Turned[] {
  const own = { words: `its registration rule were on`, turn: (console: unknown) => withRule(console, field) };
  const docOf = (name: string) => {
    const doc = workspace.catalogue.switches[name]?.doc.split(/[;.]/)[0] ?? '';
    return doc === '' ? '' : ` (${doc.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())})`;
  };
  const switches = ways.map((name) => ({
    words: `the switch ${name}${docOf(name)} were on`,
    turn: (console: unknown) => withSwitch(console, name),
  }));
  return [own, ...switches];
}

function withRule(console: unknown, field: string): unknown {
  if (!isObject(console)) return console;
  const rules = isObject(console.register) ? console.register : {};
  const rule = isObject(rules[field]) ? rules[field] : {};
  return { ...console, register: { ...rules, [field]: { ...rule, enabled: true, required: rule.required ?? false } } };
}

function withSwitch(console: unknown, name: string): unknown {
  if (!isObject(console)) return console;
  const others = Array.isArray(console.whitelabel) ? console.whitelabel : [];
  const isOther = (entry: unknown) => !isObject(entry) || entry.modId !== name;
  return { ...console, whitelabel: [...others.filter(isOther), { modId: name, enabled: '1' }] };
}

function isAsked({ site, workspace }: View, console: unknown, field: string): boolean {
  const { sources } = normalizePlatform(console, site, workspace.catalogue);
  return (sources['register.fields'] ?? []).some(({ name }) => name === field);
}

function ruleWords(rule: unknown): string {
  if (!isObject(rule)) return '';
  const { minLength, maxLength, acceptedPattern } = rule;
  const parts = [
    toFlag(rule.required) === true ? 'It has to be filled in' : 'It may stay empty',
    ...(minLength === undefined ? [] : [`at least ${String(minLength)} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${String(maxLength)}`]),
    ...(typeof acceptedPattern === 'string' ? [`pattern ${acceptedPattern}`] : []),
  ];
  return `${parts.join(', ')}.`;
}
