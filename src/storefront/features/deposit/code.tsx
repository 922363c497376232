import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './order-view.module.css';

type Props = { readonly address: string; readonly name: string };

/**
 * A code to scan. Only a `data:` image has a link that saves it: for another host browsers ignore `download`. There, a
 * long tap saves it.
 */
export function Code({ address, name }: Props) {
  const t = useText();
  return (
    <figure className={styles.code}>
      <img src={address} alt={t('widget.deposit.code')} width={240} height={240} />
      <figcaption>{t('widget.deposit.scan')}</figcaption>
      {address.startsWith('data:image/') && (
        <a
          className={styles.save}
          href={address}
          download={`${name}.${/^data:image\/(\w+)/.exec(address)?.[1] ?? 'png'}`}
        >
          <Icon name="download" size="s" />
          {t('widget.deposit.save')}
        </a>
      )}
    </figure>
  );
}

/** Replaces an expired code: nothing can be scanned or saved. */
export function ExpiredCode() {
  const t = useText();
  return (
    <figure className={styles.code}>
      <div className={styles.over}>
        <Icon name="clock" size="l" />
      </div>
      <figcaption>{t('widget.deposit.codeOverNote')}</figcaption>
    </figure>
  );
}
