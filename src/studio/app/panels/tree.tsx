import { type KeyboardEvent, useRef } from 'react';
import type { TreeAnswer, TreeRow } from '../../contract';

type Props = {
  readonly tree: TreeAnswer;
  /** The picked node, as `page/node`. */
  readonly picked: string;
  readonly onPick: (node: string) => void;
};

/** The nodes of a page. Arrows, Home, End and first letters move the focus, Enter picks. */
export function Tree({ tree, picked, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isPicked = ({ id }: TreeRow) => `${tree.page}/${id}` === picked;
  const inTabOrder = tree.rows.find(isPicked)?.id ?? tree.rows[0]?.id;
  const move = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const next = nextItem(items, event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div role="tree" aria-label={tree.title} className="tree" ref={list} onKeyDown={move}>
      {tree.rows.map((row) => (
        <button
          key={row.id}
          type="button"
          role="treeitem"
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
