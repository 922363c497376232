import { useText } from '@/storefront/platform/languages/use-text';
import type { Box } from '@/storefront/ui/box';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { ServerHtml } from '@/storefront/ui/safe/server-html';
import type { Popup } from './popup';
import styles from './popup-dialog.module.css';
import { usePopupPages } from './use-popup-pages';

type Props = {
  readonly box: Box;
  readonly label: string;
  readonly popups: readonly Popup[];
  readonly onClose: () => void;
};

/** Popups page by page, each with its own title. A button, a dot or a finger turns to the next. */
export function PopupDialog({ box, label, popups, onClose }: Props) {
  const t = useText();
  const { frame, shownIndex, furthest, show } = usePopupPages(popups);
  const popup = popups[shownIndex];
  if (popup === undefined) return null;
  const isLast = shownIndex === popups.length - 1;
  return (
    <Dialog
      {...box}
      title={popup.title ?? label}
      closeLabel={t('widget.close')}
      variant="popup"
      plain
      calm
      onClose={onClose}
      footer={
        <Button onClick={isLast ? onClose : () => show(shownIndex + 1)}>
          {t(isLast ? 'widget.popups.done' : 'widget.popups.next')}
        </Button>
      }
    >
      <div ref={frame} className={styles.frame} aria-live="polite">
        <div className="swiper-wrapper">
          {popups.map(({ key, title, html }, index) => (
            <div key={key} className={`swiper-slide ${styles.page}`} data-place={index} inert={index !== shownIndex}>
              <span className={styles.art} aria-hidden="true">
                <Icon name="gift" size="xl" />
              </span>
              <p className={styles.title} dir="auto" aria-hidden="true">
                {title ?? label}
              </p>
              {/* Pictures load no further than the page after the last one that was reached. */}
              {index <= furthest + 1 && <ServerHtml html={html} />}
            </div>
          ))}
        </div>
      </div>
      {popups.length > 1 && (
        <ol className={styles.dots}>
          {popups.map(({ key }, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={t('widget.popups.page', { index: index + 1, count: popups.length })}
                aria-current={index === shownIndex || undefined}
                onClick={() => show(index)}
              />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
