import type { CallRequest, Gateway } from '../../gateway';

/** Gives money to the member's superior; a money call, sent once. */
export async function transferUp(gateway: Gateway, request: CallRequest<'transferUp'>) {
  return gateway.call('transferUp', request);
}
