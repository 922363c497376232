import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PageChange, TreeAnswer, TreeRow } from '../../contract';
import type { MakeChange } from './use-change';

type Props = {
  readonly tree: TreeAnswer;
  /** The picked node, as `page/node`. */
  readonly picked: string;
  readonly make: MakeChange;
  readonly onPick: (node: string) => void;
};

/**
 * The nodes of a page. Arrows, Home, End and first letters move the focus, Enter picks. With Alt, arrows move the node;
 * Delete hides it.
 */
export function Tree({ tree, picked, make, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef('');
  // A row that moved, or that took the place of a hidden one, gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what it waits for.
  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === '') return;
    focusNext.current = '';
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    rows.find(({ dataset: { row = '' } }) => row === wanted || row.startsWith(`${wanted}:`))?.focus();
  }, [tree.rows]);
  const isPicked = ({ id }: TreeRow) => `${tree.page}/${id}` === picked;
  const inTabOrder = tree.rows.find(isPicked)?.id ?? tree.rows[0]?.id;
  const handleKey = (event: KeyboardEvent) => {
    const change = changeOf(event, document.activeElement?.getAttribute('data-row') ?? '');
    if (change !== undefined) {
      event.preventDefault();
      make(tree.page, change.change, change.words).then((next) => {
        focusNext.current = next?.slice(tree.page.length + 1) ?? '';
      });
      return;
    }
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const next = nextItem(items, event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div role="tree" aria-label={tree.title} className="tree" ref={list} onKeyDown={handleKey}>
      {tree.rows.map((row) => (
        <button
          key={row.id}
          data-row={row.id}
          type="button"
          role="treeitem"
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
          aria-level={row.depth + 1}
          aria-selected={isPicked(row)}
          tabIndex={row.id === inTabOrder ? 0 : -1}
          className={`row ${row.state}`}
          style={{ paddingInlineStart: `${0.5 + row.depth * 0.9}rem` }}
          onClick={() => onPick(row.id)}
        >
          <span className="name" dir="auto">
            {row.label === '' ? row.id : row.label}
          </span>{' '}
          <span className="kind">{row.label === '' ? row.use : `${row.id} · ${row.use}`}</span>
          {row.target !== '' && <span className="kind">{` → ${row.target}`}</span>}
          {row.state === 'waits' && <span className="why"> waits for what is not known yet</span>}
          {row.state === 'hidden' && (
            <span className="why">{` hidden: ${row.reason === '' ? 'no reason is known' : row.reason}`}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** What a key does to the node that has the focus; undefined if nothing. */
function changeOf(
  { key, altKey }: KeyboardEvent,
  row: string,
): { readonly change: PageChange; readonly words: string } | undefined {
  const node = row.split(':')[0] ?? '';
  if (node === '') return undefined;
  if (key === 'Delete')
    return { change: { kind: 'remove', node }, words: `${node} is taken away. "Undo" brings it back.` };
  if (altKey && key === 'ArrowUp')
    return { change: { kind: 'move', node, step: -1 }, words: `${node} stands one higher.` };
  if (altKey && key === 'ArrowDown')
    return { change: { kind: 'move', node, step: 1 }, words: `${node} stands one lower.` };
  return undefined;
}

/** The item that a key leads to; undefined if it leads nowhere. */
function nextItem(items: readonly HTMLElement[], { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const here = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[here + 1];
    case 'ArrowUp':
      return items[here - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
  }
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  const after = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter));
}
