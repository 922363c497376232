import { isObject, toFlag } from '@/engine';
import type { View } from '../view';
import { type Standing, standingOf } from './why-field-standing';

/** One changed setting of a console. */
export type Turned = { readonly words: string; readonly turn: (console: unknown) => unknown };

/** Switches of a console that add or remove registration fields. */
const switches = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] as const;

/** Fields that appear together with another field. */
const comesWith: { readonly [field: string]: string } = { confirmPassword: 'password' };

type Sought = {
  readonly field: string;
  readonly stands: Standing;
  readonly holds: (after: Standing) => boolean;
};

/** The fewest changes after which a condition holds: every single change that is enough, otherwise every pair. */
export function turnsThat(view: View, { field, stands, holds }: Sought): readonly (readonly Turned[])[] {
  const all = turnsOf(view, field, stands);
  const isSo = (turns: readonly Turned[]) =>
    holds(
      standingOf(
        view,
        field,
        turns.reduce((console, { turn }) => turn(console), view.console),
      ),
    );
  const alone = all.map((turn) => [turn]).filter(isSo);
  if (alone.length > 0) return alone;
  return all.flatMap((first, at) => all.slice(at + 1).map((second) => [first, second])).filter(isSo);
}

function turnsOf(view: View, field: string, { isRuleOn }: Standing): readonly Turned[] {
  const holder = comesWith[field];
  return [
    ruleTurn(field, 'its registration rule', !isRuleOn),
    ...(holder === undefined ? [] : [ruleTurn(holder, `the registration rule of "${holder}"`, !isOn(view, holder))]),
    ...switches.map((name) => switchTurn(view, name)),
  ];
}

function isOn({ console }: View, field: string): boolean {
  const rule = isObject(console) && isObject(console.register) ? console.register[field] : undefined;
  return isObject(rule) && toFlag(rule.enabled) === true;
}

function ruleTurn(field: string, called: string, to: boolean): Turned {
  return { words: `${called} were ${to ? 'on' : 'off'}`, turn: (console) => withRule(console, field, to) };
}

function switchTurn({ platform, workspace }: View, name: string): Turned {
  const isTurnedOn = platform.switches.get(name) !== true;
  const doc = workspace.catalogue.switches[name]?.doc.split(/[;.]/)[0] ?? '';
  const about = doc === '' ? '' : ` (${doc.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())})`;
  return {
    words: `the switch ${name}${about} were ${isTurnedOn ? 'on' : 'off'}`,
    turn: (console) => withSwitch(console, name, isTurnedOn),
  };
}

function withRule(console: unknown, field: string, enabled: boolean): unknown {
  if (!isObject(console)) return console;
  const rules = isObject(console.register) ? console.register : {};
  const rule = isObject(rules[field]) ? rules[field] : {};
  return { ...console, register: { ...rules, [field]: { ...rule, enabled, required: rule.required ?? false } } };
}

/** The console with a switch set, at any depth of the module tree. */
function withSwitch(console: unknown, name: string, isOnThen: boolean): unknown {
  if (!isObject(console)) return console;
  const enabled = isOnThen ? '1' : '0';
  const modules = Array.isArray(console.whitelabel) ? console.whitelabel : [];
  return { ...console, whitelabel: [...without(modules, name), { modId: name, enabled, childrenNodes: [] }] };
}

/** If a module is removed, its children stay. */
function without(modules: readonly unknown[], name: string): readonly unknown[] {
  return modules.flatMap((module): readonly unknown[] => {
    if (!isObject(module)) return [module];
    const below = Array.isArray(module.childrenNodes) ? without(module.childrenNodes, name) : [];
    return module.modId === name ? below : [{ ...module, childrenNodes: below }];
  });
}
