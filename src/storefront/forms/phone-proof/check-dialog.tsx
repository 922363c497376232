import { useContext } from 'react';
import { checkPath } from '@/storefront/platform/gateway/sign-in/sign-in-config';
import { htmlLanguage } from '@/storefront/platform/languages/texts';
import { TextsContext, useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './check-dialog.module.css';
import { type CheckState, useCheckFrame } from './use-check-frame';

type Props = {
  readonly siteKey: string;
  readonly theme: 'light' | 'dark';
  readonly onSolved: (token: string) => void;
  readonly onClose: () => void;
};

type StateText = { readonly text: string; readonly retryLabel?: string };

/** The text of each state, and the label of the button that tries again. */
const states: { readonly [state in CheckState]: StateText } = {
  loading: { text: 'widget.check.note' },
  ready: { text: 'widget.check.ready', retryLabel: 'widget.check.again' },
  expired: { text: 'widget.check.expired', retryLabel: 'widget.check.again' },
  failed: { text: 'widget.check.failed', retryLabel: 'common.retry' },
};
/** Google's own codes of languages, where they differ from those of a page. */
const googleLanguages: { readonly [language: string]: string } = { cn: 'zh-CN', tw: 'zh-TW', hk: 'zh-HK', he: 'iw' };

/** No button, since the checkbox itself can be ticked again. */
const tickText: StateText = { text: 'widget.check.tick' };

/**
 * Google's check for humans before a code is sent. Most players pass it unseen. A player who closes its question or
 * waits too long gets it again as a checkbox.
 */
export function CheckDialog({ siteKey, theme, onSolved, onClose }: Props) {
  const t = useText();
  const { language } = useContext(TextsContext);
  const { frame, state, turn, again: retry } = useCheckFrame(onSolved);
  const isShown = turn > 0;
  const { text, retryLabel } = isShown && state === 'ready' ? tickText : states[state];
  const query = new URLSearchParams({
    key: siteKey,
    hl: googleLanguages[language] ?? htmlLanguage(language),
    theme,
    size: isShown ? 'normal' : 'invisible',
  });
  return (
    <Dialog
      title={t('widget.check.title')}
      closeLabel={t('widget.check.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t('widget.check.cancel')}
          </Button>
          {retryLabel !== undefined && (
            <Button tone={state === 'ready' ? 'secondary' : 'primary'} onClick={retry}>
              {t(retryLabel)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.check}>
        <p role="status">{t(text)}</p>
        {state !== 'failed' && (
          <iframe
            key={turn}
            ref={frame}
            className={styles.frame}
            title={t('widget.check.frame')}
            src={`${checkPath}?${query}`}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
    </Dialog>
  );
}
