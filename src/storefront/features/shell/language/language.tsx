import { useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import styles from './language.module.css';

// The list's code has the names of all languages, so it loads when the list opens.
const languageList = createLazy(() => import('./language-list'));

export default function Language({ box, props, emit }: WidgetComponentProps<'shell.language'>) {
  const [isOpen, setOpen] = useState(false);
  const language = useLanguage();
  const { offered, supported } = useStorefront().merchant.languages;
  const choices = offered.filter((code) => supported.includes(code));
  const { label, closeLabel = label, tone = 'icon' } = props;
  const close = () => setOpen(false);
  const choose = (code: string) => {
    close();
    if (code !== language) emit('change', code);
  };
  return (
    <>
      <button
        {...box}
        type="button"
        className={styles.button}
        data-tone={tone}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" />
        <span className={tone === 'icon' ? 'sr-only' : styles.label}>{label}</span>
        <span className={styles.code}>{language.toUpperCase()}</span>
      </button>
      {isOpen && (
        <Dialog {...box} title={label} closeLabel={closeLabel} onClose={close}>
          <LazyComponent of={languageList} fallback={<Skeleton kind="form" />}>
            {(LanguageList) => <LanguageList label={label} current={language} codes={choices} onChoose={choose} />}
          </LazyComponent>
        </Dialog>
      )}
    </>
  );
}
