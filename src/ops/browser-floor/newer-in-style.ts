import postcss, { AtRule, Declaration, type Node, type Rule } from 'postcss';
import { type Feature, isKnown, lackOf, partsOf } from './browser-data';
import type { Found } from './found';

/**
 * Finds features in a style sheet that the oldest supported browsers lack, unless they are inside `@supports` or have a
 * fallback.
 */
export type StyleReader = (css: string) => readonly Found[];

export function createStyleReader(data: Feature): StyleReader {
  const newer = newerOf(data);
  return (css) => {
    const found: Found[] = [];
    const look = (node: Node, name: string, word: string) => {
      const lack = newer.get(name);
      if (lack !== undefined && !isAskedFor(node, word))
        found.push({ name, lack, at: node.source?.start?.offset ?? 0 });
    };
    postcss.parse(css).walk((node) => {
      if (node.type === 'decl' && !hasPrefixed(node)) {
        look(node, node.prop, node.prop);
        if (!hasFallback(node)) for (const { name, word } of valuesOf(node)) look(node, name, word);
      }
      if (node.type === 'atrule') for (const { name, word } of queriesOf(node)) look(node, name, word);
      if (node.type === 'rule') for (const { name, word } of selectorsOf(node)) look(node, name, word);
    });
    return found;
  };
}

/**
 * Features by their spelling in CSS: `inset`, `display: ruby`, `light-dark()`, `@scope`, `@media (update)`, `:has`,
 * `nesting`.
 */
function newerOf(data: Feature): ReadonlyMap<string, string> {
  const newer = new Map<string, string>();
  const put = (name: string, feature: Feature) => {
    const lack = lackOf(feature);
    if (lack !== undefined) newer.set(name, lack);
  };
  const functions = new Map<string, (string | undefined)[]>();
  const putFunctions = (feature: Feature) => {
    for (const [name, part] of partsOf(feature)) {
      if (isKnown(part)) functions.set(`${name}()`, [...(functions.get(`${name}()`) ?? []), lackOf(part)]);
      putFunctions(part);
    }
  };
  const css = (kind: string) => partsOf(data, 'css', kind);
  for (const [property, feature] of css('properties')) {
    put(property, feature);
    if (!newer.has(property)) for (const [value, part] of partsOf(feature)) put(`${property}: ${value}`, part);
    putFunctions(feature);
  }
  for (const [, feature] of css('types')) putFunctions(feature);
  for (const [name, feature] of css('types')) putFunctions({ [name]: { __compat: feature.__compat } });
  for (const [name, feature] of css('at-rules')) put(`@${name}`, feature);
  for (const [name, feature] of partsOf(data, 'css', 'at-rules', 'media')) put(`@media (${name})`, feature);
  for (const [name, feature] of css('selectors')) put(name === 'nesting' ? name : `:${name}`, feature);
  for (const [name, lacks] of functions) {
    const [lack] = lacks;
    if (lack !== undefined && lacks.every((one) => one !== undefined)) newer.set(name, lack);
  }
  return newer;
}

type Use = { readonly name: string; readonly word: string };

function valuesOf({ prop, value }: Declaration): readonly Use[] {
  const words = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const functions = [...words.matchAll(/([a-z][a-z-]*)\(/gi)].map(([, word = '']) => ({ name: `${word}()`, word }));
  const keywords = [...words.matchAll(/(?<![\w-(])[a-z][a-z-]*(?![\w-(])/gi)].map(([word]) => ({
    name: `${prop}: ${word}`,
    word,
  }));
  return [...functions, ...keywords];
}

function queriesOf({ name, params }: AtRule): readonly Use[] {
  const features = name === 'media' ? [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, word = '']) => word) : [];
  return [{ name: `@${name}`, word: name }, ...features.map((word) => ({ name: `@media (${word})`, word }))];
}

function selectorsOf({ selector, parent }: Rule): readonly Use[] {
  const nested = parent?.type === 'rule' ? [{ name: 'nesting', word: '&' }] : [];
  // A name that begins with `-` belongs to one engine on purpose.
  const pseudo = [...selector.matchAll(/:([a-z][a-z-]*)/g)].map(([, word = '']) => ({ name: `:${word}`, word }));
  return [...nested, ...pseudo];
}

/** Whether the rule also has the property with a vendor prefix. A prefixed name itself belongs to one engine. */
function hasPrefixed({ prop, parent }: Declaration): boolean {
  const isPrefixed = (other: Node) =>
    other instanceof Declaration && /^-(?:webkit|moz)-/.test(other.prop) && other.prop.endsWith(`-${prop}`);
  return prop.startsWith('-') || (parent?.some(isPrefixed) ?? false);
}

/** Whether an older browser keeps an earlier declaration of the same property in the rule. */
function hasFallback(node: Declaration): boolean {
  for (let other = node.prev(); other !== undefined; other = other.prev())
    if (other.type === 'decl' && other.prop === node.prop) return true;
  return false;
}

function isAskedFor(node: Node, word: string): boolean {
  for (let around: Node | undefined = node; around !== undefined; around = around.parent)
    if (around instanceof AtRule && around.name === 'supports' && around.params.includes(word)) return true;
  return false;
}
