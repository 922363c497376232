import { describe, expect, it, vi } from 'vitest';
import { reloadForNewerBuild, reloadWhereServed } from '@/storefront/app/reload-for-newer-build';

function viewOf(answer: () => Promise<Response>) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const session = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string | undefined) => void kept.set(key, value ?? ''),
    clear: () => kept.clear(),
  };
  // @ts-expect-error only what is used of a window
  const run = () => reloadForNewerBuild('build-1', session, { location: { reload }, fetch: answer });
  return { reload, run };
}

describe('reloadForNewerBuild', () => {
  it('reloads once where a newer build is served, and no second time [APP-15]', async () => {
    const { reload, run } = viewOf(async () => Response.json({ status: 'ok', build: 'build-2' }));
    await run();
    await run();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the same build', async () => Response.json({ build: 'build-1' })],
    ['no build', async () => Response.json({})],
    ['no JSON', async () => new Response('<html>')],
    ['nothing', () => Promise.reject(new TypeError('offline'))],
  ])('stays where %s is answered [APP-15]', async (_, answer) => {
    const { reload, run } = viewOf(answer);
    await run();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadWhereServed', () => {
  it.each([
    ['the same build', async () => Response.json({ build: 'build-1' }), 1],
    ['nothing', () => Promise.reject(new TypeError('offline')), 0],
  ] as const)('where %s is answered loads the document %i times [APP-15]', async (_, fetch, times) => {
    const reload = vi.fn();
    // @ts-expect-error only what is used of a window
    await reloadWhereServed({ location: { reload }, fetch });
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
