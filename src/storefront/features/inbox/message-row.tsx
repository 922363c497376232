import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { Checkbox } from '@/storefront/ui/fields/checkbox';
import type { RowPlace } from '@/storefront/ui/long-list/long-list';
import { wordsOfHtml } from '@/storefront/ui/safe/words-of-html';
import type { Message } from './message';
import styles from './message-row.module.css';

type Props = {
  readonly message: Message;
  readonly place: RowPlace;
  /** Set while messages are being selected: then a tap selects. */
  readonly choice: { readonly isChosen: boolean; readonly toggle: () => void } | undefined;
  readonly onOpen: () => void;
};

export function MessageRow({ message, place, choice, onOpen }: Props) {
  return (
    <li className={styles.item} data-state={message.isUnread ? 'unread' : 'read'} {...place}>
      {choice === undefined ? (
        <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
          <MessageText message={message} />
        </button>
      ) : (
        <div className={styles.row}>
          <Checkbox input={{ checked: choice.isChosen, onChange: choice.toggle }}>
            <MessageText message={message} />
          </Checkbox>
        </div>
      )}
    </li>
  );
}

function MessageText({ message: { title, html, date, isUnread } }: { readonly message: Message }) {
  const t = useText();
  const dates = useDates();
  return (
    <span className={styles.words}>
      <span className={styles.head}>
        {isUnread && (
          <>
            <span className={styles.dot} />
            <span className="sr-only">{t('widget.inbox.unread')} </span>
          </>
        )}
        <span className={styles.title} dir="auto">
          {title}
        </span>
      </span>
      <span className={styles.first} dir="auto">
        {wordsOfHtml(html)}
      </span>
      <span className={styles.date}>{date === '' ? '' : dates.text(date)}</span>
    </span>
  );
}
