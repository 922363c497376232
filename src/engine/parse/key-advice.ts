import { isObject, isText, type JsonObject, type JsonPath, own, pick } from '../json';
import { isHideWord, keysInstead } from '../messages';
import { nearestName, onlyNear } from '../nearest-name';
import { isAt, type KeyPlace } from './key-places';

/** The kinds of config files. */
export type FileKind = 'merchant' | 'page' | 'overlay' | 'console';

/** Where keys may stand, in each kind of file. */
export type KeyPlaces = { readonly [kind in FileKind]: readonly KeyPlace[] };

const fileNames: { readonly [kind in FileKind]: string } = {
  merchant: 'merchant.json',
  page: 'a page',
  overlay: 'an overlay',
  console: 'console.json',
};

/** What to do with an unknown key, as a sentence, and the only name that can be meant. */
export type KeyAdvice = (key: string, path: JsonPath, root: unknown) => Advice;
export type Advice = { readonly words: string; readonly meant?: string | undefined };

/**
 * Advice for one kind of file, by the first that fits: a prop of the node's widget, a key here in singular or plural,
 * in small letters or as other tools call it, a key of another place or of another kind of file. Then by spelling: the
 * nearest key here, the nearest prop, the nearest key of the file.
 */
export function keyAdvice(
  kind: FileKind,
  places: KeyPlaces,
  widgets: { readonly [use: string]: JsonObject },
): KeyAdvice {
  return (key, path, root) => {
    const keysHere = places[kind].filter((place) => isAt(place, path)).flatMap(({ keys }) => keys);
    const use = useAt(path, root) ?? '';
    const props = Object.keys(propsOf(own(widgets, use)));
    if (props.includes(key)) return { words: `It is a prop of ${use}: write it in "props".` };
    const otherNumber = keysHere.find((one) => one === `${key}s` || key === `${one}s`);
    if (otherNumber !== undefined) return { words: `Did you mean "${otherNumber}"?`, meant: otherNumber };
    const lower = key.toLowerCase();
    if (lower !== key && keysHere.includes(lower)) return { words: `It is called "${lower}" here.`, meant: lower };
    const usualName = own(namesElsewhere, lower);
    // Only these two take the same value under every name, so only these get a fix.
    const isCertain = usualName === 'when' || usualName === 'use';
    if (usualName !== undefined && keysHere.includes(usualName))
      return { words: `It is called "${usualName}" here.`, meant: isCertain ? usualName : undefined };
    const otherPlaces = placesWithKey(key, places[kind]);
    if (otherPlaces !== '') return { words: `It belongs ${otherPlaces}.` };
    const file = fileWith(key, places);
    if (file !== undefined) return { words: `It is a key of ${fileNames[file]}: write it there.` };
    const near = nearestName(key, keysHere);
    if (near !== undefined) return { words: `Did you mean "${near}"?`, meant: onlyNear(key, keysHere) };
    if (isHideWord(key) && keysHere.includes('when')) return { words: keysInstead(key, keysHere) };
    const prop = nearestName(key, props);
    if (prop !== undefined) return { words: `Did you mean the prop "${prop}" of ${use}? Write it in "props".` };
    const farKey = nearestName(key, new Set(places[kind].flatMap(({ keys }) => keys)));
    if (farKey === undefined) return { words: keysInstead(key, keysHere) };
    return { words: `Did you mean "${farKey}"? That belongs ${placesWithKey(farKey, places[kind])}.` };
  };
}

/** What other tools and languages call the keys of a node. */
const namesElsewhere: { readonly [name: string]: string } = {
  if: 'when',
  show: 'when',
  visible: 'when',
  condition: 'when',
  showif: 'when',
  showwhen: 'when',
  visibleif: 'when',
  visiblewhen: 'when',
  onlyif: 'when',
  type: 'use',
  widget: 'use',
  component: 'use',
  click: 'on',
  onclick: 'on',
  ontap: 'on',
  action: 'on',
  children: 'slots',
  repeat: 'each',
};

function propsOf(widget: JsonObject | undefined): JsonObject {
  const props = pick(widget, 'properties');
  return isObject(props) ? props : {};
}

/** The widget of the node that a path leads to. */
function useAt(path: JsonPath, root: unknown): string | undefined {
  if (path.length !== 2 || path[0] !== 'nodes') return undefined;
  const use = pick(pick(pick(root, 'nodes'), String(path[1])), 'use');
  return isText(use) ? use : undefined;
}

function fileWith(key: string, places: KeyPlaces): FileKind | undefined {
  const kinds = ['merchant', 'console', 'page', 'overlay'] as const;
  return kinds.find((kind) => places[kind].some(({ path, keys }) => path.length === 0 && keys.includes(key)));
}

/** Where a key may stand, in words: `in "auth" or in "register.fields.<name>"`; three places at most. */
function placesWithKey(key: string, places: readonly KeyPlace[]): string {
  const names = places.filter(({ keys }) => keys.includes(key)).map(({ path }) => nameOf(path));
  return [...new Set(names)].slice(0, 3).join(' or ');
}

function nameOf(path: KeyPlace['path']): string {
  const parts = path.filter((part) => part !== '#').map((part) => (part === '*' ? '<name>' : part));
  return parts.length === 0 ? 'at the top of the file' : `in "${parts.join('.')}"`;
}
