import type { Hono } from 'hono';
import type { CommandAnswer } from '@/studio/contract';
import { bodyOf } from './body-of';
import { siteOf } from './change/site-of';
import { messages } from './messages';
import type { StudioState } from './studio-state';

/** Where brands are published to, and `npm run merchant -- …` with other arguments. */
export type Publishing = {
  readonly to: string;
  readonly run: (args: readonly string[]) => Promise<CommandAnswer>;
};

/** Publishes what is saved of a brand, lists what was published, and goes back to it. */
export function addPublishing(api: Hono, state: StudioState, publishing: Publishing | undefined): void {
  const run = async (command: string, ...args: readonly string[]) => {
    if (publishing === undefined) throw new Error(messages.noPublishing());
    return publishing.run([command, publishing.to, ...args]);
  };
  api.get('/published', async (context) => context.json(await run('publish', '--list')));
  api.post('/publish', async (context) => {
    const { brand, note, isDry } = await bodyOf(context);
    const { id } = siteOf(String(brand), await state.workspace());
    return context.json(await run('publish', id, ...flags(note, isDry)));
  });
  api.post('/rollback', async (context) => {
    const { brand, note, isDry, version } = await bodyOf(context);
    const { id } = siteOf(String(brand), await state.workspace());
    if (!/^\d+$/.test(String(version))) throw new Error(messages.noVersion(String(version)));
    return context.json(await run('rollback', String(version), id, ...flags(note, isDry)));
  });
}

const flags = (note: unknown, isDry: unknown) => [
  ...(note === '' ? [] : [`--note=${String(note)}`]),
  ...(isDry === true ? ['--dry-run'] : []),
];
