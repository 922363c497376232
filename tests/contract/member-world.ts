import { afterEach, beforeEach } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { tokenOf } from './ask';
import { openSandbox } from './sandbox-world';

/** A sandbox for each test of a file that plays as a member, and the token of that member: renewed before each. */
export let sandbox: Sandbox;
export let token: string;

/** Opens and closes them for the tests of the file that calls it. */
export function playAsMember(): void {
  beforeEach(() => open());
  afterEach(() => sandbox.close());
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
