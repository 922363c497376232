import type { CallValue } from '@/storefront/platform/gateway/gateway';

type SaferPlay = CallValue<'saferPlay'> | undefined;

function timeLimits(known: SaferPlay) {
  return (known?.limits ?? []).flatMap(({ kind, amount, used }) =>
    kind === 'time' && amount !== null ? [{ amount, used }] : [],
  );
}

/** Whether the member has set a time of play; nothing is known, nothing is set. */
export function limitsTime(known: SaferPlay): boolean {
  return timeLimits(known).length > 0;
}

/** Whether one of the times that are set, in minutes, is used up. */
export function isTimeUp(known: SaferPlay): boolean {
  return timeLimits(known).some(({ amount, used }) => used >= amount);
}
