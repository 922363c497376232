import type { Catalogue } from '../catalogue';
import type { WireIssue } from '../issue';
import { isList, isObject, type JsonObject, own } from '../json';
import { nearestName } from '../nearest-name';
import { toFlag, toText } from './flag';
import * as messages from './wire-messages';

/** `switches`: every declared switch and every sent one. `sent`: those that were sent, an unreadable one as off. */
export type Switches = {
  readonly switches: ReadonlyMap<string, boolean>;
  readonly sent: ReadonlySet<string>;
};

type SentSwitch = { readonly name: string; readonly value: boolean; readonly path: string };

/**
 * Reads whitelabel switches from the tree `{modId, enabled, childrenNodes}`, from a list of such nodes, or from the
 * older flat map `name → {enabled}`. A switch that is not sent has the catalogue's value. An unreadable one is off and
 * reported.
 */
export function normalizeSwitches(wire: unknown, path: string, catalogue: Catalogue, issues: WireIssue[]): Switches {
  const sentSwitches = readSwitches(wire, path, issues);
  const switches = new Map<string, boolean>();
  for (const { name, value, path: at } of sentSwitches) {
    const earlierValue = switches.get(name);
    if (earlierValue !== undefined && earlierValue !== value) issues.push(messages.repeatedSwitch(at, name));
    switches.set(name, value || earlierValue === true);
  }
  const sent = new Set(switches.keys());
  const unknownNames = [...sent].filter((name) => !own(catalogue.switches, name));
  if (unknownNames.length > 0)
    issues.push(
      messages.unknownSwitches(
        pathOfUnknown(unknownNames, sentSwitches, path),
        unknownNames.sort(),
        meantSwitch(unknownNames, sent, catalogue),
      ),
    );
  for (const [name, { absent }] of Object.entries(catalogue.switches)) if (!sent.has(name)) switches.set(name, absent);
  return { switches: new Map([...switches].sort(byName)), sent };
}

/** Where the issue about unknown switches points: a single one at its own place, several at the whole answer. */
function pathOfUnknown(
  [name, ...others]: readonly string[],
  sentSwitches: readonly SentSwitch[],
  path: string,
): string {
  const onlySwitch = others.length === 0 ? sentSwitches.find((sent) => sent.name === name) : undefined;
  return onlySwitch === undefined
    ? path
    : onlySwitch.path.endsWith(`.${name}`)
      ? onlySwitch.path
      : `${onlySwitch.path}.modId`;
}

/** The declared switch that an unknown name may mean, if that switch is not sent itself. */
function meantSwitch([name = '', ...others]: readonly string[], sent: ReadonlySet<string>, { switches }: Catalogue) {
  return others.length > 0
    ? undefined
    : nearestName(
        name,
        Object.keys(switches).filter((one) => !sent.has(one)),
      );
}

/** The switches in an answer, as they were sent: one that is sent twice stands twice. */
export function readSwitches(wire: unknown, path: string, issues: WireIssue[]): readonly SentSwitch[] {
  if (wire === undefined || wire === null) return [];
  if (isList(wire))
    return readTree(
      wire.map((node, index) => ({ node, path: `${path}.${index}` })),
      issues,
    );
  if (!isObject(wire)) {
    issues.push(messages.notReadable(path, 'The whitelabel'));
    return [];
  }
  if (isNode(wire)) return readTree([{ node: wire, path }], issues);
  return Object.entries(wire).flatMap(([name, value]) =>
    readFlag(name, isObject(value) ? value.enabled : value, `${path}.${name}`, issues),
  );
}

/** Walks without recursion, each node once: a tree may be of any depth. */
function readTree(
  start: readonly { readonly node: unknown; readonly path: string }[],
  issues: WireIssue[],
): readonly SentSwitch[] {
  const switches: SentSwitch[] = [];
  const stack = [...start].reverse();
  const seen = new Set<unknown>();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, path } = next;
    if (!isObject(node) || seen.has(node)) {
      if (node !== null && node !== undefined && !isObject(node)) issues.push(messages.oddSwitch(path));
      continue;
    }
    seen.add(node);
    const name = toText(node.modId);
    const children = node.childrenNodes;
    if (name !== undefined)
      switches.push(...readFlag(name, node.enabled, `${path}.enabled`, issues).map((one) => ({ ...one, path })));
    else if (!isList(children)) issues.push(messages.oddSwitch(path));
    if (!isList(children)) continue;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      stack.push({ node: children[index], path: `${path}.childrenNodes.${index}` });
    }
  }
  return switches;
}

function readFlag(name: string, value: unknown, path: string, issues: WireIssue[]): readonly SentSwitch[] {
  const flag = toFlag(value);
  if (flag === undefined) issues.push(messages.oddFlag(path, `"enabled" of ${name.trim()}`));
  return [{ name: name.trim(), value: flag ?? false, path }];
}

function isNode(wire: JsonObject): boolean {
  return Object.hasOwn(wire, 'modId') || isList(wire.childrenNodes);
}

function byName([left]: readonly [string, boolean], [right]: readonly [string, boolean]): number {
  return left < right ? -1 : Number(left > right);
}
