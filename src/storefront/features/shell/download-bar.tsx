import { useFlag, useStorefront } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button, IconButton } from '@/storefront/ui/button';
import styles from './download-bar.module.css';

export default function DownloadBar({ box, props, emit }: WidgetComponentProps<'shell.download-bar'>) {
  const { merchant } = useStorefront();
  const { title, text, action, closeLabel } = props;
  const platforms = usePlatforms();
  return (
    <aside {...box} className={styles.bar} aria-label={title} data-download-bar data-platforms={platforms}>
      <IconButton icon="close" label={closeLabel} onClick={() => emit('close')} />
      <img src={merchant.brand.icon} alt="" width={36} height={36} />
      <p className={styles.words}>
        <strong>{title}</strong>
        {text !== undefined && <span>{text}</span>}
      </p>
      <Button size="s" onClick={() => emit('tap')}>
        {action}
      </Button>
    </aside>
  );
}

/** Platforms with a download. With the head script's mark, CSS decides before the first paint whether it shows. */
function usePlatforms(): string {
  const android = useFlag('download.android');
  const ios = useFlag('download.ios');
  const profile = useFlag('download.profile');
  return [android && 'android', (ios || profile) && 'ios'].filter(Boolean).join(' ');
}
