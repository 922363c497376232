import { isObject, toFlag } from '@/engine';
import type { View } from '../view';
import { type FieldState, fieldStateOf } from './why-field-state';
import { withSwitch } from './with-switch';

/** One changed setting of a console. */
export type ConsoleChange = { readonly words: string; readonly turn: (console: unknown) => unknown };

/** Switches of a console that add or remove registration fields. */
const switches = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] as const;

/** Fields that appear together with another field. */
const companionOf: { readonly [field: string]: string } = { confirmPassword: 'password' };

type ChangeSearch = {
  readonly field: string;
  readonly state: FieldState;
  readonly holds: (after: FieldState) => boolean;
};

/** The fewest changes after which a condition holds: every single change that is enough, otherwise every pair. */
export function changesThat(view: View, { field, state, holds }: ChangeSearch): readonly (readonly ConsoleChange[])[] {
  const changes = possibleChanges(view, field, state);
  const isEnough = (turns: readonly ConsoleChange[]) =>
    holds(
      fieldStateOf(
        view,
        field,
        turns.reduce((console, { turn }) => turn(console), view.console),
      ),
    );
  const single = changes.map((turn) => [turn]).filter(isEnough);
  if (single.length > 0) return single;
  return changes.flatMap((first, index) => changes.slice(index + 1).map((second) => [first, second])).filter(isEnough);
}

function possibleChanges(view: View, field: string, { isRuleOn }: FieldState): readonly ConsoleChange[] {
  const companion = companionOf[field];
  return [
    ruleTurn(field, 'its registration rule', !isRuleOn),
    ...(companion === undefined
      ? []
      : [ruleTurn(companion, `the registration rule of "${companion}"`, !isOn(view, companion))]),
    ...switches.map((name) => switchTurn(view, name)),
  ];
}

function isOn({ console }: View, field: string): boolean {
  const rule = isObject(console) && isObject(console.register) ? console.register[field] : undefined;
  return isObject(rule) && toFlag(rule.enabled) === true;
}

function ruleTurn(field: string, subject: string, enabled: boolean): ConsoleChange {
  return { words: `${subject} were ${enabled ? 'on' : 'off'}`, turn: (console) => withRule(console, field, enabled) };
}

function switchTurn({ platform, workspace }: View, name: string): ConsoleChange {
  const isTurnedOn = platform.switches.get(name) !== true;
  const doc = workspace.catalogue.switches[name]?.doc.split(/[;.]/)[0] ?? '';
  const description = doc === '' ? '' : ` (${doc.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())})`;
  return {
    words: `the switch ${name}${description} were ${isTurnedOn ? 'on' : 'off'}`,
    turn: (console) => withSwitch(console, name, isTurnedOn),
  };
}

function withRule(console: unknown, field: string, enabled: boolean): unknown {
  if (!isObject(console)) return console;
  const rules = isObject(console.register) ? console.register : {};
  const rule = isObject(rules[field]) ? rules[field] : {};
  return { ...console, register: { ...rules, [field]: { ...rule, enabled, required: rule.required ?? false } } };
}
