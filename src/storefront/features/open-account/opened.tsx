import { useRef, useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { useLoginAddress } from '@/storefront/platform/session/use-invite-link';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Icon } from '@/storefront/ui/icons/icon';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { ShareLine, ShareLines } from '@/storefront/ui/share/share-lines';
import { useShare } from '@/storefront/ui/share/use-share';
import styles from './open-account.module.css';

export type OpenedAccount = { readonly name: string; readonly password: string };

type Props = { readonly account: OpenedAccount; readonly onAnother: () => void };

/** The new account. Its password is shown only here and stored nowhere, so going on asks for confirmation. */
export function Opened({ account: { name, password }, onAnother }: Props) {
  const t = useText();
  const linesRef = useRef<HTMLDListElement>(null);
  const share = useShare(linesRef);
  const [isLeaving, setLeaving] = useState(false);
  const loginAddress = useLoginAddress();
  const message = [`${t('widget.open.username')}: ${name}`, `${t('widget.open.password')}: ${password}`].join('\n');
  return (
    <Card pad="l">
      <div className={styles.opened}>
        <p className={styles.done} role="status">
          <Icon name="check" />
          {t('widget.open.done')}
        </p>
        <p className={styles.note}>{t('widget.open.once')}</p>
        <ShareLines ref={linesRef}>
          <ShareLine name={t('widget.open.username')} text={name} />
          <ShareLine name={t('widget.open.password')} text={password} />
        </ShareLines>
        {loginAddress !== undefined && (
          <Button
            icon="invite"
            wide
            onClick={() =>
              void share({
                title: t('widget.open.done'),
                text: message,
                url: loginAddress,
                copied: `${message}\n${loginAddress}`,
              })
            }
          >
            {t('widget.open.share')}
          </Button>
        )}
        <Button tone="secondary" wide onClick={() => setLeaving(true)}>
          {t('widget.open.another')}
        </Button>
        {isLeaving && (
          <Dialog
            title={t('widget.open.another')}
            closeLabel={t('widget.close')}
            onClose={() => setLeaving(false)}
            footer={
              <Button size="l" wide onClick={onAnother}>
                {t('widget.open.another')}
              </Button>
            }
          >
            <p>{t('widget.open.once')}</p>
          </Dialog>
        )}
      </div>
    </Card>
  );
}
