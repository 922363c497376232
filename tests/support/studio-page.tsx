import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { Studio } from '@/studio/app/studio';
import type { Setting } from '@/studio/contract';
import { createStudio } from '@/studio/server/create-studio';
import { openDraft } from '@/studio/server/draft/open-draft';
import type { Publishing } from '@/studio/server/publish-api';
import { createStudioState } from '@/studio/server/studio-state';

const host = 'studio.localhost:4180';

const setting: Setting = {
  source: './merchants',
  frames: { host: 'studio.localhost', port: 4181, key: 'the-key', most: 24 },
  personas: [
    { name: 'guest', words: 'guests' },
    { name: 'member-0', words: 'members of type 0 (member-0)' },
  ],
  switches: [],
  facts: [],
};

/** No server tells of changes here. */
class SilentEventSource extends EventTarget {
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

/** The studio's page with a server over copies of base and aurora, until the end of the test. jsdom loads no frames. */
export function openStudio(
  query: string,
  publishing?: Publishing,
): {
  readonly folder: string;
  readonly savedText: (path: string) => string;
  readonly draftText: (path: string) => string;
} {
  const place = mkdtempSync(join(tmpdir(), 'livery-studio-'));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
    rmSync(place, { recursive: true, force: true });
  });
  const [source, app] = [join(place, 'merchants'), join(place, 'app')];
  for (const brand of ['base', 'aurora']) cpSync(`merchant-configs/${brand}`, join(source, brand), { recursive: true });
  mkdirSync(join(app, 'assets'), { recursive: true });
  writeFileSync(join(app, 'assets/studio-1.js'), '');
  const savedText = (path: string) => readFileSync(join(source, path), 'utf8');
  const draft = openDraft(source, join(place, 'drafts'));
  const studio = createStudio({
    state: createStudioState(draft, source, savedText),
    draft,
    source,
    setting: async () => ({ ...setting, ...(publishing !== undefined && { publishTo: publishing.to }) }),
    publishing,
    savedPort: async () => 1,
    play: async () => Response.json({ done: true }),
    guard: { host: () => host, token: 'the-token', session: 'the-session' },
    app,
    frames: '',
  });
  vi.stubGlobal('EventSource', SilentEventSource);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const headers = { ...Object(init.headers), host, cookie: 'studio-4180=the-session', origin: `http://${host}` };
    return studio.fetch(new Request(`http://${host}${path}`, { ...init, headers }));
  });
  const view = new URLSearchParams({
    brand: 'aurora',
    language: 'en',
    ...Object.fromEntries(new URLSearchParams(query)),
  });
  history.replaceState(null, '', `/?${view}`);
  render(<Studio />);
  return { folder: source, savedText, draftText: (path) => draft.textOf(path) ?? '' };
}

export const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
