import { fireEvent, screen, waitFor } from '@testing-library/react';
import { named, openStudio } from '@tests/support/studio-page';
import { expect, it } from 'vitest';

const list = `20261120090000  20 Nov 2026 09:00  ana  aurora  "opening"
    a title
20261119080000  19 Nov 2026 08:00  ana  jade
`;

/** Commands that answer as `npm run merchant` does, and what they were called with. */
function fakeCommands(code = 0) {
  const calls: (readonly string[])[] = [];
  const run = async (args: readonly string[]) => {
    calls.push(args);
    return { code, text: args.includes('--list') ? list : `did ${args.join(' ')}` };
  };
  return { calls, publishing: { to: 's3://brands/live', run } };
}

it('shows what would change before a brand is published, with the note [STU-13]', async () => {
  const { calls, publishing } = fakeCommands();
  openStudio('tab=changes', publishing);
  fireEvent.change(await named('textbox', 'Why, for the history'), { target: { value: '--list' } });
  expect(screen.queryByRole('button', { name: 'Publish aurora now' })).toBeNull();
  fireEvent.click(await named('button', 'See what would change'));
  const dry = ['publish', 's3://brands/live', 'aurora', '--note=--list', '--dry-run'];
  expect(await screen.findByText(`did ${dry.join(' ')}`)).toBeDefined();
  fireEvent.click(await named('button', 'Publish aurora now'));
  await waitFor(() => expect(calls).toEqual([dry, dry.slice(0, -1)]));
});

it('brings a brand back to what was published, once its changes were seen [STU-13]', async () => {
  const { calls, publishing } = fakeCommands();
  openStudio('tab=changes', publishing);
  fireEvent.click(await screen.findByText('What was published before'));
  fireEvent.click(await named('button', 'Bring aurora back to 20261119080000'));
  fireEvent.click(await named('button', 'Bring aurora back to 20261119080000 now'));
  const back = ['rollback', 's3://brands/live', '20261119080000', 'aurora'];
  const rollbacks = () => calls.filter(([command]) => command === 'rollback');
  await waitFor(() => expect(rollbacks()).toEqual([[...back, '--dry-run'], back]));
});

it('publishes nothing where a brand has errors [STU-13]', async () => {
  const { publishing } = fakeCommands(1);
  openStudio('tab=changes', publishing);
  fireEvent.click(await named('button', 'See what would change'));
  expect((await screen.findByText(/^did publish/)).className).toBe('fault');
  expect(screen.queryByRole('button', { name: 'Publish aurora now' })).toBeNull();
});

it('offers no publishing without a place to publish to [STU-13]', async () => {
  openStudio('tab=changes');
  await screen.findByText(/^The draft is as /);
  expect(screen.queryByText(/^Publish to /)).toBeNull();
  const answer = await fetch('/api/publish', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand: 'aurora', note: '', isDry: true }),
  });
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^PUBLISH_TO names no place/) });
});
