import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DialogContext } from '@/storefront/contract/page-location';
import { loadErrorText } from '@/storefront/platform/gateway/error-text';
import { useText } from '@/storefront/platform/languages/use-text';
import { PageView } from '@/storefront/renderer/page-view';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { RetryCard } from '@/storefront/ui/states/retry-card';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { withWayBack } from '../actions/way-back';
import { useApp } from '../app-runtime';
import { pathOf } from '../navigation/match-route';
import { AccessGate } from './access-gate';
import type { DialogEntry, OpenDialog, Question } from './dialog-store';
import { usePageLayout } from './use-page-layout';

const noDialogs: readonly DialogEntry[] = [];

/**
 * Dialogs over the page, each a native one: focus stays inside, Escape and the backdrop close it, and focus returns to
 * its place.
 */
export function DialogHost() {
  const { dialogs } = useApp();
  const entries = useSyncExternalStore(dialogs.subscribe, dialogs.current, () => noDialogs);
  return entries.map((entry) =>
    entry.kind === 'page' ? (
      <PageDialog key={entry.key} entry={entry} />
    ) : (
      <QuestionDialog key={entry.key} question={entry} />
    ),
  );
}

function PageDialog({ entry }: { readonly entry: OpenDialog }) {
  const { dismissDialog, words } = useApp();
  const text = useText();
  const { page, error, retry } = useDialogPage(entry.page);
  useReturnFocus();
  useFocusFirstField(page !== undefined);
  const dialog = useMemo(() => ({ page: entry.page, close: () => dismissDialog(entry.key) }), [dismissDialog, entry]);
  const title = page?.title ? words(page.title) : text('widget.loading');
  return (
    <Dialog data-page={entry.page} title={title} closeLabel={text('widget.close')} onClose={dialog.close} plain>
      <DialogContext value={dialog}>
        {error !== undefined ? (
          <RetryCard
            title={text('widget.failed')}
            text={loadErrorText(error, text)}
            retryLabel={text('widget.retry')}
            onRetry={retry}
          />
        ) : page === undefined ? (
          <Skeleton kind="form" label={text('widget.loading')} />
        ) : (
          <AccessGate page={page}>
            <PageView page={page} />
          </AccessGate>
        )}
      </DialogContext>
    </Dialog>
  );
}

function QuestionDialog({ question }: { readonly question: Question }) {
  const { dialogs } = useApp();
  const translate = useText();
  useReturnFocus();
  const answer = (confirmed: boolean) => {
    question.answer(confirmed);
    dialogs.close(question.key);
  };
  const { title, text, confirm, cancel } = question;
  return (
    <Dialog
      title={title}
      closeLabel={translate('widget.close')}
      onClose={() => answer(false)}
      variant="popup"
      footer={
        <>
          <Button tone="secondary" onClick={() => answer(false)}>
            {cancel}
          </Button>
          <Button onClick={() => answer(true)}>{confirm}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** Loads the layout of a dialog's page, and has the facts asked for that the layout reads. */
function useDialogPage(pageId: string) {
  const { boot, pageEvents, navigator } = useApp();
  const { loaded, error, retry } = usePageLayout(pageId);
  const page = loaded?.kind === 'page' ? loaded.page : undefined;
  useEffect(() => {
    if (loaded?.kind === 'newer') {
      // A reload would lose the dialog, so its page is loaded, if it has an address.
      const place = navigator.place();
      const path = pathOf(boot.routes, pageId) ?? place;
      navigator.load(withWayBack(path, { routes: boot.routes, place, mustChange: false }));
    }
    if (page !== undefined) pageEvents.onLayout(page);
  }, [boot, loaded, page, pageId, pageEvents, navigator]);
  return { page, error, retry };
}

/** In a dialog with a form the first empty field gets the focus instead of the close button. */
function useFocusFirstField(isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const fields = [...(dialog?.querySelectorAll<HTMLInputElement>('form input:enabled:not([type=checkbox])') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, [isLoaded]);
}

/** The browser returns the focus only if it closes the dialog itself. Here the dialog is removed with its element. */
function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
