import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import { Picture } from '@/storefront/ui/picture';
import { wordsOfHtml } from '@/storefront/ui/safe/words-of-html';
import { OpeningCard, type OpeningProps } from '../opening-card';
import styles from './announcement-entry.module.css';
import { useWhen } from './use-when';

type Props = OpeningProps & { readonly icon: string };

/** One announcement of a list: picture or icon, title, first words, dates. The whole card opens it. */
export function AnnouncementEntry({ item, icon, href, onOpen }: Props) {
  const t = useText();
  const when = useWhen()(item.time);
  return (
    <OpeningCard className={styles.entry} href={href} onOpen={onOpen}>
      {item.picture !== undefined && (
        <span className={styles.picture}>
          <Picture src={item.picture} alt="" name={item.title} width={640} height={260} />
        </span>
      )}
      <span className={styles.row}>
        {item.picture === undefined && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title} data-state={item.isUnread ? 'new' : undefined} dir="auto">
            {item.isUnread === true && <span className="sr-only">{t('widget.notice.new')}: </span>}
            {item.title}
          </span>
          <span className={styles.first} dir="auto">
            {wordsOfHtml(item.html)}
          </span>
          {when !== '' && <span className={styles.when}>{when}</span>}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron" size="s" />
        </span>
      </span>
    </OpeningCard>
  );
}
