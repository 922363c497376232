import type { CallValue } from '@/storefront/platform/gateway/gateway';

type SaferPlay = CallValue<'saferPlay'> | undefined;

function timeLimits(known: SaferPlay) {
  return (known?.limits ?? []).flatMap(({ kind, amount, used }) =>
    kind === 'time' && amount !== null ? [{ amount, used }] : [],
  );
}

/** Whether the member has limited the time of play. False while unknown. */
export function limitsTime(known: SaferPlay): boolean {
  return timeLimits(known).length > 0;
}

/** Whether one of the limits, in minutes, is used up. */
export function isTimeUp(known: SaferPlay): boolean {
  return timeLimits(known).some(({ amount, used }) => used >= amount);
}
