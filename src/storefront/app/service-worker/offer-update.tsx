import { createRoot, type Root } from 'react-dom/client';
import { isQuietPage } from '@/storefront/contract/page-roles';
import type { AppRuntime } from '../app-runtime';
import { watchUnsavedInput } from './unsaved-input';
import { UpdateBar } from './update-bar';

type Options = {
  readonly app: Pick<AppRuntime, 'facts' | 'texts' | 'boot'>;
  readonly document: Document;
  readonly onAccept: () => void;
};

/** Offers a new version when there is one; never during a game, and never while typed values would be lost. */
export function createOffer({ app, document: page, onAccept }: Options) {
  const { facts, texts, boot } = app;
  let state: 'none' | 'offered' | 'answered' = 'none';
  let root: Root | undefined;
  const container = page.createElement('div');
  const input = watchUnsavedInput(page, () => show());
  const answer = (accepted: boolean) => {
    state = 'answered';
    show();
    if (accepted) onAccept();
  };
  const show = () => {
    const pageId = String(facts.current().get('page.id') ?? boot.pageId);
    const isShown = state === 'offered' && !isQuietPage(boot.routes, pageId) && !input.has();
    if (!isShown && root === undefined) return;
    if (!container.isConnected) page.body.append(container);
    root ??= createRoot(container);
    root.render(
      isShown && (
        <UpdateBar
          words={texts.t('update.text')}
          update={texts.t('update.now')}
          later={texts.t('update.later')}
          onUpdate={() => answer(true)}
          onLater={() => answer(false)}
        />
      ),
    );
  };
  facts.subscribe(['page.id'], show);
  texts.on('languageChanged', show);
  page.addEventListener('focusout', show);
  return {
    offer: () => {
      if (state === 'none') state = 'offered';
      show();
    },
  };
}
