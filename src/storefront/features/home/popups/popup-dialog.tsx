import { useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { ServerHtml } from '@/storefront/ui/safe/server-html';
import type { Popup } from './popup';
import styles from './popup-dialog.module.css';

type Props = { readonly label: string; readonly popups: readonly Popup[]; readonly onClose: () => void };

/** Popups page by page, each under its own title. */
export function PopupDialog({ label, popups, onClose }: Props) {
  const t = useText();
  const [index, setIndex] = useState(0);
  const at = Math.min(index, popups.length - 1);
  const popup = popups[at];
  if (popup === undefined) return null;
  const title = popup.title ?? label;
  const isLast = at === popups.length - 1;
  return (
    <Dialog
      title={title}
      closeLabel={t('widget.close')}
      variant="popup"
      plain
      onClose={onClose}
      footer={
        <Button onClick={isLast ? onClose : () => setIndex(at + 1)}>
          {t(isLast ? 'widget.popups.done' : 'widget.popups.next')}
        </Button>
      }
    >
      <div key={popup.key} className={styles.page} aria-live="polite">
        <span className={styles.art} aria-hidden="true">
          <Icon name="gift" size="xl" />
        </span>
        <p className={styles.title} dir="auto" aria-hidden="true">
          {title}
        </p>
        <ServerHtml html={popup.html} />
      </div>
      {popups.length > 1 && (
        <ol className={styles.dots}>
          {popups.map(({ key }, one) => (
            <li key={key}>
              <button
                type="button"
                aria-label={t('widget.popups.page', { index: one + 1, count: popups.length })}
                aria-current={one === at || undefined}
                onClick={() => setIndex(one)}
              />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
