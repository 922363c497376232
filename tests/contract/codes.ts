import type { Sandbox } from '@/sandbox';

/** The newest code that was sent to a number, or mailed to an address, as /__sandbox shows it. */
export async function codeSentTo(sandbox: Sandbox, mobile: string): Promise<string> {
  const response = await sandbox.fetch(new Request('http://north.localhost:4173/__sandbox/api/state'));
  const state: { readonly codes?: readonly { readonly mobile: string; readonly code: string }[] } =
    await response.json();
  return state.codes?.find((sent) => sent.mobile === mobile)?.code ?? '';
}
