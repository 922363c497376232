import { type Catalogue, declaredNames } from '../catalogue';
import type { LayoutNode } from '../config';
import { isList, isObject, isText, type JsonObject, type JsonPath, own } from '../json';
import * as messages from '../messages';
import { nearest, onlyNear } from '../near';
import { isAt } from '../parse/key-places';
import { meaningAt } from '../parse/meaning';
import type { KeyAdvice } from '../parse/misplaced-key';
import { checkShape } from '../parse/shape';
import { analyzeAction } from './analyze-action';
import { rekeyed, revalued } from './sure-names';
import { type Need, type NodeFinding, type Notes, walkValue } from './walk-value';

/** A name that a node needs, with the node's id. */
export type NodeNeed = Need & { readonly node: string };

/** Findings and used names of a node by itself, without its page and merchant. */
export type NodeAnalysis = { readonly findings: readonly NodeFinding[]; readonly needs: readonly NodeNeed[] };

type Known = { readonly id: string; readonly catalogue: Catalogue; readonly analysis: NodeAnalysis };
const known = new WeakMap<LayoutNode, Known>();

/** Checks a node by itself. Merchants share node objects, so each is checked once. */
export function analyzeNode(id: string, node: LayoutNode, catalogue: Catalogue): NodeAnalysis {
  const found = known.get(node);
  if (found?.catalogue === catalogue && found.id === id) return found.analysis;
  const analysis = analyze(id, node, catalogue);
  known.set(node, { id, catalogue, analysis });
  return analysis;
}

function analyze(id: string, node: LayoutNode, catalogue: Catalogue): NodeAnalysis {
  const findings: NodeFinding[] = [];
  const needs: NodeNeed[] = [];
  const notes: Notes = {
    catalogue,
    find: (finding, path, key) => void findings.push({ ...finding, path, ...(key ? { key } : {}) }),
    need: (kind, name, path) => void needs.push({ kind, name, path, node: id }),
  };
  const schema = own(catalogue.widgets, node.use);
  let isOther = false;
  if (schema === undefined) {
    const uses = Object.keys(catalogue.widgets);
    notes.find(revalued(messages.unknownWidget, node.use, uses), ['use']);
  } else isOther = checkWidget(node, schema, notes);
  if (node.each !== undefined && !own(catalogue.sources, node.each)) {
    const sources = Object.keys(catalogue.sources);
    const fault = (name: string, near: string | undefined) => messages.unknownSource(name, near, sources);
    notes.find(revalued(fault, node.each, sources), ['each']);
  }
  walkValue(node.props ?? {}, ['props'], notes, own(schema, 'properties'));
  // For a node that was written for another widget, findings in its actions would be noise.
  if (isOther) return { findings, needs };
  for (const [event, given] of Object.entries(node.on ?? {})) {
    const actions: readonly (readonly [unknown, JsonPath])[] = isList(given)
      ? given.map((action, index) => [action, ['on', event, index]])
      : [[given, ['on', event]]];
    for (const [action, path] of actions) analyzeAction(action, { path, event, schema }, notes);
  }
  return { findings, needs };
}

/** With this many unknown props, slots and events, the node was written for another widget. */
const manyUnknown = 3;

/**
 * Checks props, slots and events against the widget's schema. True if nearly all of them belong to another widget, which
 * is reported as one finding.
 */
function checkWidget(node: LayoutNode, schema: JsonObject, notes: Notes): boolean {
  const { use } = node;
  const validator = own(notes.catalogue.validators.widgets, use);
  const advice = propAdvice(schema, notes.catalogue);
  const meaning = (path: JsonPath) => meaningAt(notes.catalogue.schemas, schema, path);
  const faults = validator ? checkShape(node.props ?? {}, validator, { advice, meaning, use }).findings : [];
  const slots = declaredNames(schema, 'x-slots');
  const events = declaredNames(schema, 'x-events');
  const strange = [
    ...faults.flatMap(({ path, finding: { code } }) =>
      code === 'unknown-prop' && path.length === 1 ? [String(path[0])] : [],
    ),
    ...Object.keys(node.slots ?? {}).filter((slot) => !slots.includes(slot)),
    ...Object.keys(node.on ?? {}).filter((event) => !events.includes(event)),
  ];
  const known = Object.keys(node.props ?? {}).filter((prop) => !strange.includes(prop));
  if (strange.length >= manyUnknown && known.length < strange.length) {
    notes.find(messages.otherWidget(use, [...new Set(strange)]), ['use']);
    return true;
  }
  for (const { path, key, finding } of faults) notes.find(finding, ['props', ...path], key);
  const texts = schema['x-texts'];
  if (isList(texts)) for (const text of texts.filter(isText)) notes.need('texts', text, ['use']);
  for (const slot of Object.keys(node.slots ?? {})) {
    if (!slots.includes(slot))
      notes.find(
        rekeyed((name, near) => messages.unknownSlot(name, use, near, slots), slot, slots),
        ['slots', slot],
        true,
      );
  }
  for (const event of Object.keys(node.on ?? {})) {
    if (!events.includes(event))
      notes.find(
        rekeyed((name, near) => messages.unknownEvent(name, use, near, events), event, events),
        ['on', event],
        true,
      );
  }
  return false;
}

/** Advice for an unknown prop: move it if the key belongs beside the props, else the nearest prop's name. */
function propAdvice(schema: JsonObject, { places }: Catalogue): KeyAdvice {
  return (key, path) => {
    const keys = isObject(schema.properties) ? Object.keys(schema.properties) : [];
    const beside = places.page.filter((place) => isAt(place, ['nodes', ''])).flatMap((place) => place.keys);
    if (path.length === 0 && beside.includes(key)) return { words: 'It belongs beside "props".' };
    const near = nearest(key, keys);
    const words = messages.didYouMean(near, messages.keysInstead(key, keys, 'props'));
    return { words, meant: path.length === 0 ? onlyNear(key, keys) : undefined };
  };
}
