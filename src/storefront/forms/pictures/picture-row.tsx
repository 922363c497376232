import { errorText } from '@/storefront/platform/gateway/error-text';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { Picture } from '@/storefront/ui/picture';
import styles from './picture-row.module.css';
import type { ChosenPicture } from './pictures';

type Props = {
  readonly picture: ChosenPicture;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
};

/** One picture with its progress. It can be removed, and sent again after a failure. */
export function PictureRow({ picture: { name, preview, upload }, onRetry, onRemove }: Props) {
  const t = useText();
  const why = upload.state === 'failed' ? errorText(upload.error, t) : '';
  return (
    <li className={styles.row} data-state={upload.state}>
      <span className={styles.picture}>
        <Picture src={preview} alt={name} width={56} height={56} eager />
      </span>
      <div className={styles.words}>
        <p className={styles.state} aria-live="polite">
          {t(`widget.picture.${upload.state}`, { why })}
        </p>
        {upload.state === 'sending' && (
          <progress
            className={styles.progress}
            aria-label={t('widget.picture.progress', { name })}
            max={1}
            value={upload.share}
          />
        )}
      </div>
      {upload.state === 'failed' && (
        <IconButton icon="refresh" label={t('widget.picture.retry', { name })} onClick={onRetry} />
      )}
      <IconButton icon="close" label={t('widget.picture.remove', { name })} onClick={onRemove} />
    </li>
  );
}
