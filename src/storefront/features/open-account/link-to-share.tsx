import { useRef } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { useInviteLink } from '@/storefront/platform/session/use-invite-link';
import { Button } from '@/storefront/ui/button';
import { ShareLine, ShareLines } from '@/storefront/ui/share/share-lines';
import { useShare } from '@/storefront/ui/share/use-share';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import styles from './open-account.module.css';

const QrCode = createLazy(async () => ({ default: (await import('@/storefront/ui/share/qr-code')).QrCode }));

/** A link as a QR code and as text, to copy and share. */
export function LinkToShare({ code }: { readonly code: string }) {
  const t = useText();
  const linkRef = useRef<HTMLElement>(null);
  const share = useShare(linkRef);
  // Without domains of the platform, the link leads to the host that the agent is on.
  const url = useInviteLink(code, { parameter: 'affiliateCode', domains: [] });
  if (url === undefined) return null;
  return (
    <div className={styles.share}>
      <LazyComponent of={QrCode} fallback={<Skeleton kind="card" />}>
        {(Picture) => <Picture text={url} label={t('widget.open.qr')} />}
      </LazyComponent>
      <ShareLines>
        <ShareLine name={t('widget.open.link')} text={url} textRef={linkRef} />
      </ShareLines>
      <Button icon="invite" wide onClick={() => void share({ title: t('widget.open.link'), text: '', url })}>
        {t('widget.open.share')}
      </Button>
    </div>
  );
}
