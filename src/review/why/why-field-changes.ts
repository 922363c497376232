import { isObject, toFlag } from '@/engine';
import type { View } from '../view';
import { type FieldState, fieldStateOf, ruleIn } from './why-field-state';
import { withSwitch } from './with-switch';

/** One changed setting of a console. */
export type ConsoleChange = { readonly words: string; readonly applyTo: (console: unknown) => unknown };

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
  const isEnough = (changeSet: readonly ConsoleChange[]) =>
    holds(
      fieldStateOf(
        view,
        field,
        changeSet.reduce((console, { applyTo }) => applyTo(console), view.console),
      ),
    );
  const single = changes.map((change) => [change]).filter(isEnough);
  if (single.length > 0) return single;
  return changes.flatMap((first, index) => changes.slice(index + 1).map((second) => [first, second])).filter(isEnough);
}

function possibleChanges(view: View, field: string, { isRuleOn }: FieldState): readonly ConsoleChange[] {
  const companion = companionOf[field];
  return [
    ruleChange(field, 'its registration rule', !isRuleOn),
    ...(companion === undefined
      ? []
      : [ruleChange(companion, `the registration rule of "${companion}"`, !isOn(view, companion))]),
    ...switches.map((name) => switchChange(view, name)),
  ];
}

function isOn({ console }: View, field: string): boolean {
  const rule = ruleIn(console, field)?.rule;
  return isObject(rule) && toFlag(rule.enabled) === true;
}

function ruleChange(field: string, subject: string, enabled: boolean): ConsoleChange {
  return {
    words: `${subject} were ${enabled ? 'on' : 'off'}`,
    applyTo: (console) => withRule(console, field, enabled),
  };
}

function switchChange({ platform, workspace }: View, name: string): ConsoleChange {
  const isTurnedOn = platform.switches.get(name) !== true;
  const doc = workspace.catalogue.switches[name]?.doc.split(/[;.]/)[0] ?? '';
  const description = doc === '' ? '' : ` (${doc.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())})`;
  return {
    words: `the switch ${name}${description} were ${isTurnedOn ? 'on' : 'off'}`,
    applyTo: (console) => withSwitch(console, name, isTurnedOn),
  };
}

function withRule(console: unknown, field: string, enabled: boolean): unknown {
  if (!isObject(console)) return console;
  const found = ruleIn(console, field)?.rule;
  const before = isObject(found) ? found : {};
  const rule = { ...before, enabled, required: before.required ?? false };
  const { register } = console;
  if (Array.isArray(register))
    return { ...console, register: [{ ...rule, key: field }, ...register.filter((one) => one !== found)] };
  return { ...console, register: { ...(isObject(register) ? register : {}), [field]: rule } };
}
