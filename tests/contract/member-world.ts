import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { tokenOf } from './ask';
import { openSandbox } from './sandbox-world';

/** The sandbox of a test that plays as a member, and the token of that member. */
export let sandbox: Sandbox;
export let token: string;

/** Opens and closes them for each test of the file that calls it. */
export function playAsMember(): void {
  beforeEach(() => open());
  afterEach(() => sandbox.close());
}

/** Opens and closes them once, for a file whose tests only read. */
export function readAsMember(): void {
  beforeAll(() => open());
  afterAll(() => sandbox.close());
}

/** Another sandbox in its place, in the middle of a test. */
export async function reopen(options: Parameters<typeof openSandbox>[0]): Promise<void> {
  await sandbox.close();
  await open(options);
}

async function open(options?: Parameters<typeof openSandbox>[0]): Promise<void> {
  sandbox = await openSandbox(options);
  token = await tokenOf(sandbox, 'member0');
}
