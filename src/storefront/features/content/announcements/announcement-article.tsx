import { useRuntime } from '@/storefront/contract/runtime';
import { Card } from '@/storefront/ui/card';
import { Heading } from '@/storefront/ui/heading';
import { Icon } from '@/storefront/ui/icons/icon';
import { Picture } from '@/storefront/ui/picture';
import { ServerHtml } from '@/storefront/ui/safe/server-html';
import type { Announcement } from './announcement';
import styles from './announcement-article.module.css';
import { useItemTitle } from './use-item-title';
import { useWhen } from './use-when';

/** A whole announcement: picture, title, dates and the operator's text. */
export function AnnouncementArticle({ item }: { readonly item: Announcement }) {
  const when = useWhen()(item.time);
  const { title, html, picture, pictures } = item;
  // On the server only: the preview of a shared link.
  useRuntime().share?.({ title, html, pictures });
  useItemTitle(title);
  return (
    <article className={styles.article}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <Picture src={picture} alt="" name={title} width={720} height={300} priority />
        </div>
      )}
      <div className={styles.head}>
        <Heading level={2}>
          <bdi>{title}</bdi>
        </Heading>
        {when !== '' && (
          <p className={styles.when}>
            <Icon name="clock" size="s" />
            {when}
          </p>
        )}
      </div>
      <Card>
        <ServerHtml html={html} />
      </Card>
    </article>
  );
}
