import { useRef } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { useLoginAddress } from '@/storefront/platform/session/use-invite-link';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { CopyButton } from '@/storefront/ui/copy-button';
import { Icon } from '@/storefront/ui/icons/icon';
import { useShare } from '@/storefront/ui/share/use-share';
import styles from './open-account.module.css';

export type OpenedAccount = { readonly name: string; readonly password: string };

type Props = { readonly account: OpenedAccount; readonly onAnother: () => void };

/** The new account, to be handed on now: the password is shown this once and kept nowhere. */
export function Opened({ account: { name, password }, onAnother }: Props) {
  const t = useText();
  const place = useRef<HTMLDListElement>(null);
  const share = useShare(place);
  const login = useLoginAddress();
  const lines = [
    { key: 'username', words: name },
    { key: 'password', words: password },
  ] as const;
  const message = [`${t('widget.open.username')}: ${name}`, `${t('widget.open.password')}: ${password}`].join('\n');
  return (
    <Card pad="l">
      <div className={styles.opened}>
        <p className={styles.done} role="status">
          <Icon name="check" />
          {t('widget.open.done')}
        </p>
        <p className={styles.note}>{t('widget.open.once')}</p>
        <dl ref={place} className={styles.lines}>
          {lines.map(({ key, words }) => (
            <div key={key}>
              <dt>{t(`widget.open.${key}`)}</dt>
              <dd>
                <bdi dir="ltr">{words}</bdi>
                <CopyButton text={words} name={t(`widget.open.${key}`)} shown={place} />
              </dd>
            </div>
          ))}
        </dl>
        {login !== undefined && (
          <Button
            icon="invite"
            wide
            onClick={() =>
              void share({ title: t('widget.open.done'), text: message, url: login, copied: `${message}\n${login}` })
            }
          >
            {t('widget.open.share')}
          </Button>
        )}
        <Button tone="secondary" wide onClick={onAnother}>
          {t('widget.open.another')}
        </Button>
      </div>
    </Card>
  );
}
