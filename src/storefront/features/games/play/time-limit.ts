import type { CallValue } from '@/storefront/platform/gateway/gateway';

type SaferPlay = CallValue<'saferPlay'> | undefined;

function timeLimits(saferPlay: SaferPlay) {
  return (saferPlay?.limits ?? []).flatMap(({ kind, amount, used }) =>
    kind === 'time' && amount !== null ? [{ amount, used }] : [],
  );
}

/** Whether the member has limited the time of play. False while unknown. */
export function limitsTime(saferPlay: SaferPlay): boolean {
  return timeLimits(saferPlay).length > 0;
}

/** Whether one of the limits, in minutes, is used up. */
export function isTimeUp(saferPlay: SaferPlay): boolean {
  return timeLimits(saferPlay).some(({ amount, used }) => used >= amount);
}
