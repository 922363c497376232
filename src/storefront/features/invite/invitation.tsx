import { useRef } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { useInviteLink } from '@/storefront/platform/session/use-invite-link';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { QrCode } from '@/storefront/ui/share/qr-code';
import { ShareLine, ShareLines } from '@/storefront/ui/share/share-lines';
import { useShare } from '@/storefront/ui/share/use-share';
import styles from './friends.module.css';
import { PosterDialog } from './poster-dialog';

type Props = WidgetComponentProps<'invite.friends'>['props'] & {
  readonly code: string;
  readonly domains: readonly string[];
};

/** The member's link and code, with buttons to share them. */
export function Invitation({ title, note, message, code, domains }: Props) {
  const t = useText();
  const link = useInviteLink(code, { parameter: 'r', domains });
  const linkRef = useRef<HTMLElement>(null);
  const posterSheet = useSheet('poster');
  const share = useShare(linkRef);
  if (link === undefined) return null;
  return (
    <Card pad="l">
      <div className={styles.invitation}>
        <QrCode text={link} label={t('widget.invite.qr')} />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {note !== undefined && note !== '' && <p className={styles.note}>{note}</p>}
        </div>
        <ShareLines>
          <ShareLine name={t('widget.invite.link')} text={link} textRef={linkRef} />
          <ShareLine name={t('widget.invite.code')} text={code} kind="code" />
        </ShareLines>
        <div className={styles.actions}>
          <Button icon="invite" wide onClick={() => void share({ title, text: message ?? title, url: link })}>
            {t('widget.invite.share')}
          </Button>
          <Button icon="download" tone="secondary" wide onClick={() => posterSheet.open()}>
            {t('widget.invite.poster')}
          </Button>
        </div>
      </div>
      {posterSheet.shown !== undefined && (
        <PosterDialog
          title={title}
          message={message ?? ''}
          code={code}
          link={link}
          onClose={() => posterSheet.close()}
        />
      )}
    </Card>
  );
}
