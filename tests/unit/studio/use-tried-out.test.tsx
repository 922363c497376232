import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readFacts } from '@/studio/app/tried';
import { useTried } from '@/studio/app/use-tried-out';

const brand = { id: 'aurora', name: 'Aurora', parents: [], code: '', languages: [], hasBothModes: false, pages: [] };
const shared = { brand, setNow: () => undefined, refuse: () => undefined };
const nowWith = (switches: { readonly [name: string]: boolean }) => ({
  ...{ version: 1, brands: [brand], edited: [], problems: [], undo: '', redo: '', broken: [] },
  tried: { aurora: { switches, hasConsole: false } },
});

it('tells the switches of its own address once, and leaves those that another window tries out [STU-04]', async () => {
  const told: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    told.push(JSON.parse(String(body)).switches);
    return Response.json({});
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const begin = { now: nowWith({}), tried: 'DEPOSIT=off' };
  const { rerender } = renderHook((look: typeof begin) => useTried({ ...shared, ...look }), { initialProps: begin });
  await waitFor(() => expect(told).toEqual([{ DEPOSIT: false }]));
  rerender({ ...begin, now: nowWith({ DEPOSIT: false }) });
  rerender({ ...begin, now: nowWith({ MAILCEN: true }) });
  rerender({ now: nowWith({ MAILCEN: true }), tried: 'DEPOSIT=off,WITHDRAW=off' });
  await waitFor(() => expect(told).toEqual([{ DEPOSIT: false }, { DEPOSIT: false, WITHDRAW: false }]));
});

it('keeps a comma and "=" in the value of a fact [STU-04]', () => {
  expect(readFacts('template.description=Wins, today a=b,member.type=4')).toEqual([
    ['template.description', 'Wins, today a=b'],
    ['member.type', '4'],
  ]);
});
