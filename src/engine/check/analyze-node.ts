import { type Catalogue, declaredNames } from '../catalogue';
import type { LayoutNode } from '../config';
import { isList, isObject, isText, type JsonObject, type JsonPath, own } from '../json';
import * as messages from '../messages';
import { nearestName, onlyNear } from '../nearest-name';
import { checkShape } from '../parse/check-shape';
import type { KeyAdvice } from '../parse/key-advice';
import { isAt } from '../parse/key-places';
import { schemaMeaningAt } from '../parse/meaning';
import { analyzeAction } from './analyze-action';
import { unknownKey, unknownValue } from './sure-names';
import { type NameUse, type NodeFinding, type Notes, walkValue } from './walk-value';

/** A name that a node uses, with the node's id. */
export type NodeNameUse = NameUse & { readonly node: string };

/** Findings and used names of a node by itself, without its page and merchant. */
export type NodeAnalysis = { readonly findings: readonly NodeFinding[]; readonly nameUses: readonly NodeNameUse[] };

type CachedAnalysis = { readonly id: string; readonly catalogue: Catalogue; readonly analysis: NodeAnalysis };
const cachedAnalyses = new WeakMap<LayoutNode, CachedAnalysis>();

/** Checks a node by itself. Merchants share node objects, so each is checked once. */
export function analyzeNode(id: string, node: LayoutNode, catalogue: Catalogue): NodeAnalysis {
  const cached = cachedAnalyses.get(node);
  if (cached?.catalogue === catalogue && cached.id === id) return cached.analysis;
  const analysis = analyze(id, node, catalogue);
  cachedAnalyses.set(node, { id, catalogue, analysis });
  return analysis;
}

function analyze(id: string, node: LayoutNode, catalogue: Catalogue): NodeAnalysis {
  const findings: NodeFinding[] = [];
  const nameUses: NodeNameUse[] = [];
  const notes: Notes = {
    catalogue,
    addFinding: (finding, path, target) =>
      void findings.push({ ...finding, path, ...(target === 'key' ? { key: true } : {}) }),
    addName: (kind, name, path) => void nameUses.push({ kind, name, path, node: id }),
  };
  const schema = own(catalogue.widgets, node.use);
  let isForOtherWidget = false;
  if (schema === undefined) {
    const widgetNames = Object.keys(catalogue.widgets);
    notes.addFinding(unknownValue(messages.unknownWidget, node.use, widgetNames), ['use']);
  } else isForOtherWidget = checkWidget(node, schema, notes);
  if (node.each !== undefined && !own(catalogue.sources, node.each)) {
    const sources = Object.keys(catalogue.sources);
    const makeFinding = (name: string, near: string | undefined) => messages.unknownSource(name, near, sources);
    notes.addFinding(unknownValue(makeFinding, node.each, sources), ['each']);
  }
  walkValue(node.props ?? {}, ['props'], notes, own(schema, 'properties'));
  // For a node that was written for another widget, findings in its actions would be noise.
  if (isForOtherWidget) return { findings, nameUses };
  for (const [event, handler] of Object.entries(node.on ?? {})) {
    const actions: readonly (readonly [unknown, JsonPath])[] = isList(handler)
      ? handler.map((action, index) => [action, ['on', event, index]])
      : [[handler, ['on', event]]];
    for (const [action, path] of actions) analyzeAction(action, { path, event, schema }, notes);
  }
  return { findings, nameUses };
}

/** From this many unknown props, slots and events on, a node may seem written for another widget. */
const manyUnknown = 3;

/**
 * Checks props, slots and events against the widget's schema. True if the node seems written for another widget: at
 * least `manyUnknown` unknown names, and more of them than known props. That is reported as one finding.
 */
function checkWidget(node: LayoutNode, schema: JsonObject, notes: Notes): boolean {
  const { use } = node;
  const validator = own(notes.catalogue.validators.widgets, use);
  const advice = propAdvice(schema, notes.catalogue);
  const meaning = (path: JsonPath) => schemaMeaningAt(notes.catalogue.schemas, schema, path);
  const faults = validator ? checkShape(node.props ?? {}, validator, { advice, meaning, use }).findings : [];
  const slots = declaredNames(schema, 'x-slots');
  const events = declaredNames(schema, 'x-events');
  const unknownNames = [
    ...faults.flatMap(({ path, finding: { code } }) =>
      code === 'unknown-prop' && path.length === 1 ? [String(path[0])] : [],
    ),
    ...Object.keys(node.slots ?? {}).filter((slot) => !slots.includes(slot)),
    ...Object.keys(node.on ?? {}).filter((event) => !events.includes(event)),
  ];
  const knownProps = Object.keys(node.props ?? {}).filter((prop) => !unknownNames.includes(prop));
  if (unknownNames.length >= manyUnknown && knownProps.length < unknownNames.length) {
    notes.addFinding(messages.otherWidget(use, [...new Set(unknownNames)]), ['use']);
    return true;
  }
  for (const { path, key, finding } of faults) notes.addFinding(finding, ['props', ...path], key ? 'key' : undefined);
  const texts = schema['x-texts'];
  if (isList(texts)) for (const text of texts.filter(isText)) notes.addName('texts', text, ['use']);
  for (const slot of Object.keys(node.slots ?? {})) {
    if (!slots.includes(slot))
      notes.addFinding(
        unknownKey((name, near) => messages.unknownSlot(name, use, near, slots), slot, slots),
        ['slots', slot],
        'key',
      );
  }
  for (const event of Object.keys(node.on ?? {})) {
    if (!events.includes(event))
      notes.addFinding(
        unknownKey((name, near) => messages.unknownEvent(name, use, near, events), event, events),
        ['on', event],
        'key',
      );
  }
  return false;
}

/** Advice for an unknown prop: move it if the key belongs beside the props, else the nearest prop's name. */
function propAdvice(schema: JsonObject, { places }: Catalogue): KeyAdvice {
  return (key, path) => {
    const propNames = isObject(schema.properties) ? Object.keys(schema.properties) : [];
    const keysBesideProps = places.page.filter((place) => isAt(place, ['nodes', ''])).flatMap((place) => place.keys);
    if (path.length === 0 && keysBesideProps.includes(key)) return { words: messages.besideProps };
    const near = nearestName(key, propNames);
    const words = messages.didYouMean(near, messages.keysInstead(key, propNames, 'props'));
    return { words, meant: path.length === 0 ? onlyNear(key, propNames) : undefined };
  };
}
