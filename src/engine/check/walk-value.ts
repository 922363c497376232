import type { Catalogue } from '../catalogue';
import { isList, isObject, isText, type JsonPath, own } from '../json';
import * as messages from '../messages';
import { unknownValue } from './sure-names';
import { faultsOfText, isBlank } from './texts/text-faults';

/** A finding in a node, at a path inside it. `key`: it points at the key there, not at its value. */
export type NodeFinding = messages.Finding & { readonly path: JsonPath; readonly key?: boolean };

/** Kinds of names. For the kind `words` the name is the list of languages of an inline text: `en bn`. */
export const nameKinds = ['texts', 'pages', 'hosts', 'categories', 'languages', 'assets', 'items', 'words'] as const;
export type NameKind = (typeof nameKinds)[number];

/** A name that is used, and its place. */
export type NameUse = { readonly kind: NameKind; readonly name: string; readonly path: JsonPath };

/** Findings in a value, and the names that it uses. */
export type ValueAnalysis = { readonly findings: readonly NodeFinding[]; readonly nameUses: readonly NameUse[] };

/** Collects findings and names while a node or a setting is walked. */
export type Notes = {
  readonly catalogue: Catalogue;
  /** Adds a finding at the value of a path, or at its key. */
  readonly addFinding: (finding: messages.Finding, path: JsonPath, target?: 'key') => void;
  readonly addName: (kind: NameKind, name: string, path: JsonPath) => void;
};

/** Walks a value at a path of a file or a page. */
export function analyzeValue(value: unknown, path: JsonPath, catalogue: Catalogue): ValueAnalysis {
  const findings: NodeFinding[] = [];
  const nameUses: NameUse[] = [];
  walkValue(value, path, {
    catalogue,
    addFinding: (finding, at, target) =>
      void findings.push({ ...finding, path: at, ...(target === 'key' && { key: true }) }),
    addName: (kind, name, at) => void nameUses.push({ kind, name, path: at }),
  });
  return { findings, nameUses: nameKinds.flatMap((kind) => nameUses.filter((use) => use.kind === kind)) };
}

/** Finds texts, bindings, assets and addresses at any depth of a value. `schemas`: of a widget's props, by name. */
export function walkValue(value: unknown, path: JsonPath, notes: Notes, schemas?: unknown) {
  if (isText(value)) return walkAddress(value, path, notes);
  if (isList(value)) {
    for (const [index, part] of value.entries()) walkValue(part, [...path, index], notes);
    return;
  }
  if (!isObject(value)) return;
  if (isText(value.fact)) return walkFact(value.fact, path, notes, schemas);
  if (isText(value.item)) return notes.addName('items', value.item, [...path, 'item']);
  if (isText(value.t)) notes.addName('texts', value.t, [...path, 't']);
  if (!isProps(path) && isObject(value.text) && Object.keys(value).length === 1) {
    const { t: key } = value.text;
    if (isText(key)) return notes.addFinding(messages.nestedKey(key), [...path, 'text', 't'], 'key');
    const emptyTexts = Object.entries(value.text).filter(([, text]) => isText(text) && isBlank(text));
    if (emptyTexts.length === 0) notes.addName('words', Object.keys(value.text).join(' '), [...path, 'text']);
    for (const [language, text] of Object.entries(value.text)) {
      const textPath = [...path, 'text', language];
      notes.addName('languages', language, textPath);
      // Empty words in several languages are one finding, at the first language.
      const isReported = emptyTexts.slice(1).some(([other]) => other === language);
      for (const finding of isText(text) && !isReported ? faultsOfText(text) : []) notes.addFinding(finding, textPath);
    }
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    walkValue(part, [...path, key], notes, path.length === 1 && isObject(schemas) ? own(schemas, key) : undefined);
  }
}

/** Whether the path is that of all props. There, a key `text` is a prop and not a text by language. */
function isProps(path: JsonPath): boolean {
  return path.length === 1 && path[0] === 'props';
}

function walkFact(fact: string, path: JsonPath, notes: Notes, schema: unknown) {
  const { facts } = notes.catalogue;
  const declaredFact = own(facts, fact);
  if (!declaredFact) {
    const factNames = Object.keys(facts);
    const makeFinding = (name: string, near: string | undefined) => messages.unboundFact(name, near, factNames);
    return notes.addFinding(unknownValue(makeFinding, fact, factNames), [...path, 'fact']);
  }
  const propType =
    isObject(schema) && isText(schema.$ref)
      ? /binding\.schema\.json#\/\$defs\/(\w+)$/.exec(schema.$ref)?.[1]
      : undefined;
  if ((propType === 'number' || propType === 'boolean') && propType !== declaredFact.type) {
    notes.addFinding(messages.wrongBinding(fact, declaredFact.type, propType), [...path, 'fact']);
  }
}

function walkAddress(value: string, path: JsonPath, notes: Notes): void {
  if (value.startsWith('asset:')) notes.addName('assets', value.slice('asset:'.length), path);
  else if (/^https?:/i.test(value)) notes.addName('hosts', value, path);
}
