import type { ReactElement } from 'react';
import type { Draft } from '@/storefront/contract/boot';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import type { AppRuntime } from '../app-runtime';
import type { History } from '../navigation/history';
import { createBootStore } from './boot-store';
import { showFindings } from './config-notice';
import { followFindings } from './follow-findings';
import { ReplaceableStorefront } from './replaceable-storefront';
import { takeDraft } from './take-draft';

/**
 * The storefront that follows the files of its merchant, in development and where drafts are shown. It takes each
 * change of them while the page runs, and shows their errors and warnings.
 */
export function followFiles(app: AppRuntime, history: History): ReactElement {
  const boots = createBootStore(app.boot);
  const placeNow = () => app.navigator.place();

  async function takeChange(): Promise<void> {
    const place = placeNow();
    const response = await fetch(place, { headers: { accept: 'application/json' }, cache: 'no-store' });
    const draft: unknown = response.ok ? await response.json() : undefined;
    if (!isDraft(draft)) return app.navigator.reload();
    const { site, settings } = boots.live;
    if (draft.boot.site === site && draft.boot.settings === settings) return;
    const isHere = () => placeNow() === place;
    if (!(await takeDraft(draft, isHere, { app, boots, fetch, document }))) return app.navigator.reload();
    if (!isHere()) await takeChange();
  }

  let changes = Promise.resolve();
  followFindings((findings) => {
    showFindings(
      findings.filter(({ merchant }) => merchant === app.boot.merchant.id),
      document,
    );
    changes = changes.then(() => tryThrice(takeChange)).catch((error: unknown) => console.warn(notShown(error)));
  });
  return <ReplaceableStorefront app={app} history={history} boots={boots} />;
}

const notShown = (why: unknown) =>
  `A change of the files is not shown yet (${why}). Reload the page, or save a file again.`;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'boot' in value && 'theme' in value;
}
