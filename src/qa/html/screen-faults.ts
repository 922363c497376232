import { isObject, type LayoutNodeView, memoByObject, type Site } from '@/engine';
import { isTextValue } from '@/review/compare/leaf-changes';
import { lineWords } from './line-words';
import type { Line, Outline } from './outline';

/** What is wrong with a screen, whatever it was before. */
export const faultNames = {
  control: 'A control without a name',
  picture: 'A picture without a name',
  key: 'A key of a text in place of its words',
  language: 'Words of another language',
  twins: 'Two links side by side with one name, and two targets',
} as const;

export const isFaultName = (name: string) => Object.values<string>(faultNames).includes(name);

export type Fault = { readonly kind: keyof typeof faultNames; readonly node: string; readonly does: string };

/** What is wrong with what a visitor gets. `isKey`: whether a word is the key of a text. */
export function faultsOf(outline: Outline, isKey: (word: string) => boolean): readonly Fault[] {
  return [
    ...outline.flatMap(({ id, lines }) => lines.flatMap((line) => lineFault(id, line, isKey) ?? [])),
    ...twinsIn(outline),
  ];
}

const controls = new Set(
  'button link textbox searchbox combobox listbox checkbox radio switch slider spinbutton tab menuitem option'.split(
    ' ',
  ),
);

function lineFault(node: string, line: Line, isKey: (word: string) => boolean): Fault | undefined {
  const words = line.kind === 'part' ? line.name : line.kind === 'text' ? line.value : '';
  const key = words.split(/\s+/).find(isKey);
  if (key !== undefined) return { kind: 'key', node, does: `says ${key}` };
  if (line.kind !== 'part' || line.name !== '') return undefined;
  const { role } = line;
  if (role === 'img') return { kind: 'picture', node, does: 'has a picture without a name' };
  const isControl = controls.has(role) || role.endsWith(' input');
  return isControl ? { kind: 'control', node, does: `has ${lineWords(line)}` } : undefined;
}

/** Links that follow each other, say the same and lead to different places. */
function twinsIn(outline: Outline): readonly Fault[] {
  const links = outline.flatMap(({ id: node, lines }) =>
    lines.flatMap((line) =>
      line.kind === 'part' && line.role === 'link' ? [{ node, name: line.name, href: line.states.href ?? '' }] : [],
    ),
  );
  return links.flatMap(({ node, name, href }, index): readonly Fault[] => {
    const before = links[index - 1];
    if (before === undefined || name === '' || before.name !== name || before.href === href) return [];
    return [{ kind: 'twins', node, does: `has link '${name}' to ${href} beside one to ${before.href}` }];
  });
}

/**
 * Words of config that stand in a page itself, and not in this language. What repeats for the rows of a list
 * (`tile:row`) has the platform's words.
 */
export function foreignWords(nodes: Readonly<Record<string, LayoutNodeView>>, language: string): readonly Fault[] {
  const ofConfig = Object.entries(nodes).filter(([node]) => !node.includes(':'));
  return ofConfig.flatMap(([node, { props }]) =>
    textsIn(props)
      .filter((text) => !Object.hasOwn(text, language) && Object.keys(text).length > 0)
      .map((text): Fault => ({ kind: 'language', node, does: `has '${Object.values(text)[0]}' in no ${language}` })),
  );
}

function textsIn(value: unknown): readonly object[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  if (isTextValue(value)) return isObject(value.text) ? [value.text] : [];
  return Object.values(value).flatMap(textsIn);
}

/** Tells the keys of texts: those of the tables, and words that begin as they do. */
export const keyTest = memoByObject(({ texts }: Pick<Site, 'texts'>): ((word: string) => boolean) => {
  const keys = new Set(Object.values(texts).flatMap((table) => Object.keys(table)));
  const roots = new Set([...keys].filter((key) => key.includes('.')).map((key) => key.split('.', 1)[0]));
  return (word) =>
    (keys.has(word) && word.includes('.')) ||
    (/^[a-z]\w*(\.[a-z]\w*)+$/.test(word) && roots.has(word.split('.', 1)[0]));
});
