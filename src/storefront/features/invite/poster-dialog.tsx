import { useEffect, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { drawPoster } from './draw-poster';
import styles from './poster-dialog.module.css';

type Props = {
  readonly title: string;
  readonly message: string;
  readonly code: string;
  readonly link: string;
  readonly onClose: () => void;
};

/** The invitation as a picture to save or send. */
export function PosterDialog({ title, message, code, link, onClose }: Props) {
  const t = useText();
  const { merchant } = useStorefront();
  const [picture, setPicture] = useState<string | 'failed'>();
  const codeLabel = t('widget.invite.code');
  const { name: brand } = merchant;
  const { logo } = merchant.brand;
  useEffect(() => {
    let isShown = true;
    drawPoster({ title, message, code, codeLabel, link, logo, brand }).then(
      (address) => isShown && setPicture(address),
      () => isShown && setPicture('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [title, message, code, codeLabel, link, logo, brand]);
  return (
    <Dialog title={t('widget.invite.poster')} closeLabel={t('widget.close')} variant="popup" onClose={onClose}>
      {picture === undefined && <Skeleton kind="banner" label={t('widget.loading')} />}
      {picture === 'failed' && (
        <EmptyState icon="warning" title={t('widget.failed')} text={t('widget.invite.posterFailed')} />
      )}
      {picture !== undefined && picture !== 'failed' && (
        <div className={styles.poster}>
          <img src={picture} alt={`${title}. ${codeLabel}: ${code}`} width={720} height={1080} />
          <a className={styles.save} href={picture} download={`${code}.png`}>
            <Icon name="download" size="s" />
            {t('widget.invite.save')}
          </a>
          <p className={styles.note}>{t('widget.invite.posterNote')}</p>
        </div>
      )}
    </Dialog>
  );
}
