import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDraft } from '@/studio/server/draft/open-draft';
import { createStudioState, type StudioState } from '@/studio/server/studio-state';
import { atEndOfFile } from './at-end';

/** The studio's state over copies of base and aurora, until the end of the file. `change`: what is otherwise in them. */
export function openStudioDraft(change?: (source: string) => void): StudioState {
  const place = mkdtempSync(join(tmpdir(), 'livery-studio-'));
  atEndOfFile(() => rmSync(place, { recursive: true, force: true }));
  const source = join(place, 'merchants');
  for (const brand of ['base', 'aurora']) cpSync(`merchant-configs/${brand}`, join(source, brand), { recursive: true });
  change?.(source);
  return createStudioState(openDraft(source, join(place, 'drafts')), source, (path) =>
    readFileSync(join(source, path), 'utf8'),
  );
}
