import { useEffect, useRef } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import styles from './inbox-bar.module.css';
import type { useSelection } from './use-selection';

type Props = {
  readonly selection: ReturnType<typeof useSelection>;
  /** Number of shown messages. */
  readonly shown: number;
  /** Number of all messages, without those that are being deleted. */
  readonly total: number;
  readonly onDelete: () => void;
};

/**
 * The number of messages, and a button to select some. While messages are being selected, it shows the actions for
 * them. The keys let the focused button stay when the bar changes.
 */
export function InboxBar({ selection, shown: shownCount, total, onDelete }: Props) {
  const t = useText();
  const format = useFormat();
  const { isOn, chosen, isAll, start, stop, toggleAll } = selection;
  if (!isOn) {
    return (
      <div className={styles.bar}>
        <p key="count" className={styles.count}>
          {t('widget.inbox.count', { count: format.number(total) })}
        </p>
        {shownCount > 0 && (
          <Button key="mode" tone="ghost" size="s" onClick={start}>
            {t('widget.inbox.select')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.bar} data-selecting>
      <Button key="all" tone="ghost" size="s" onClick={toggleAll}>
        {t(isAll ? 'widget.inbox.none' : 'widget.inbox.all')}
      </Button>
      <Button key="delete" tone="danger" size="s" disabled={chosen.length === 0} onClick={onDelete}>
        {t('widget.inbox.deleteChosen', { count: format.number(chosen.length) })}
      </Button>
      <Button key="mode" tone="ghost" size="s" onClick={stop}>
        {t('widget.inbox.stop')}
      </Button>
    </div>
  );
}

type UndoProps = { readonly count: number; readonly onUndo: () => void };

/**
 * Says how many messages were deleted, while it can be undone. The empty element is always there, so that screen
 * readers announce it when it fills.
 */
export function UndoLine({ count, onUndo }: UndoProps) {
  const t = useText();
  const format = useFormat();
  const line = useRef<HTMLDivElement>(null);
  // The tapped button is removed with its message, so the focus moves to "undo".
  useEffect(() => {
    if (count > 0 && (document.activeElement === document.body || document.activeElement === null))
      line.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [count]);
  return (
    <div ref={line} className={styles.undo} data-empty={count === 0 || undefined} role="status">
      {count > 0 && (
        <>
          <p>{t('widget.inbox.deleted', { count: format.number(count) })}</p>
          <Button tone="secondary" size="s" onClick={onUndo}>
            {t('widget.inbox.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
