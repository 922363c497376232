import postcss, { AtRule, Declaration, type Node, type Rule } from 'postcss';
import { type Feature, isDescribed, missingBrowsersOf, partsOf } from './browser-data';
import type { NewerUse } from './newer-use';

/**
 * Finds features in a style sheet that the oldest supported browsers lack, unless an `@supports` around them names
 * them, or the rule has a fallback.
 */
export type StyleReader = (css: string) => readonly NewerUse[];

export function createStyleReader(data: Feature): StyleReader {
  const newerFeatures = newerFeaturesOf(data);
  return (css) => {
    const uses: NewerUse[] = [];
    const report = (node: Node, name: string, word: string) => {
      const missingIn = newerFeatures.get(name);
      if (missingIn !== undefined && !isInSupports(node, word))
        uses.push({ name, missingIn, at: node.source?.start?.offset ?? 0 });
    };
    postcss.parse(css).walk((node) => {
      if (node.type === 'decl' && !hasPrefixed(node)) {
        report(node, node.prop, node.prop);
        if (!hasFallback(node)) for (const { name, word } of valuesOf(node)) report(node, name, word);
      }
      if (node.type === 'atrule') for (const { name, word } of queriesOf(node)) report(node, name, word);
      if (node.type === 'rule') for (const { name, word } of selectorsOf(node)) report(node, name, word);
    });
    return uses;
  };
}

/**
 * Features by their spelling in CSS: `inset`, `display: ruby`, `light-dark()`, `@scope`, `@media (update)`, `:has`,
 * `nesting`.
 */
function newerFeaturesOf(data: Feature): ReadonlyMap<string, string> {
  const newerFeatures = new Map<string, string>();
  const put = (name: string, feature: Feature) => {
    const missingIn = missingBrowsersOf(feature);
    if (missingIn !== undefined) newerFeatures.set(name, missingIn);
  };
  const functions = new Map<string, (string | undefined)[]>();
  const putFunctions = (feature: Feature) => {
    for (const [name, part] of partsOf(feature)) {
      if (isDescribed(part))
        functions.set(`${name}()`, [...(functions.get(`${name}()`) ?? []), missingBrowsersOf(part)]);
      putFunctions(part);
    }
  };
  const css = (kind: string) => partsOf(data, 'css', kind);
  for (const [property, feature] of css('properties')) {
    put(property, feature);
    if (!newerFeatures.has(property)) for (const [value, part] of partsOf(feature)) put(`${property}: ${value}`, part);
    putFunctions(feature);
  }
  for (const [, feature] of css('types')) putFunctions(feature);
  for (const [name, feature] of css('types')) putFunctions({ [name]: { __compat: feature.__compat } });
  for (const [name, feature] of css('at-rules')) put(`@${name}`, feature);
  for (const [name, feature] of partsOf(data, 'css', 'at-rules', 'media')) put(`@media (${name})`, feature);
  for (const [name, feature] of css('selectors')) put(name === 'nesting' ? name : `:${name}`, feature);
  for (const [name, missingOfEach] of functions) {
    const [missingIn] = missingOfEach;
    if (missingIn !== undefined && missingOfEach.every((one) => one !== undefined)) newerFeatures.set(name, missingIn);
  }
  return newerFeatures;
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
  const nesting = parent?.type === 'rule' ? [{ name: 'nesting', word: '&' }] : [];
  // A name that begins with `-` belongs to one engine on purpose.
  const pseudo = [...selector.matchAll(/:([a-z][a-z-]*)/g)].map(([, word = '']) => ({ name: `:${word}`, word }));
  return [...nesting, ...pseudo];
}

/** Whether the rule also has the property with a vendor prefix. A prefixed name itself belongs to one engine. */
function hasPrefixed({ prop, parent }: Declaration): boolean {
  const isPrefixed = (other: Node) =>
    other instanceof Declaration && /^-(?:webkit|moz)-/.test(other.prop) && other.prop.endsWith(`-${prop}`);
  return prop.startsWith('-') || (parent?.some(isPrefixed) ?? false);
}

/** Whether an older browser keeps an earlier declaration of the same property in the rule. */
function hasFallback(node: Declaration): boolean {
  for (let previous = node.prev(); previous !== undefined; previous = previous.prev())
    if (previous.type === 'decl' && previous.prop === node.prop) return true;
  return false;
}

function isInSupports(node: Node, word: string): boolean {
  for (let ancestor: Node | undefined = node; ancestor !== undefined; ancestor = ancestor.parent)
    if (ancestor instanceof AtRule && ancestor.name === 'supports' && ancestor.params.includes(word)) return true;
  return false;
}
