/** One measured value beside its hand-written control from the same run. */
export type Figure = {
  readonly what: string;
  readonly livery: string;
  readonly byHand: string;
  readonly target: string;
  /** Undefined if there is no target. */
  readonly isMet: boolean | undefined;
  /** The cause of the value; printed below the table if the target is missed. */
  readonly why?: string;
};

/** Measures a part; `say` reports progress. */
export type Part = (say: (line: string) => void) => Promise<readonly Figure[]>;

type Measurement = {
  readonly what: string;
  readonly livery: number;
  readonly byHand?: number;
  readonly show: (value: number) => string;
  readonly why?: string;
};

/** A value that should not be above `limit`. */
export function atMost(limit: number, measurement: Measurement): Figure {
  return figure(measurement, `≤ ${measurement.show(limit)}`, measurement.livery <= limit);
}

/** A value that should not be below `limit`. */
export function atLeast(limit: number, measurement: Measurement): Figure {
  return figure(measurement, `≥ ${measurement.show(limit)}`, measurement.livery >= limit);
}

/** A value that should not be above `factor` times the control's. */
export function atMostTimes(factor: number, measurement: Measurement & { readonly byHand: number }): Figure {
  const ratio = measurement.livery / measurement.byHand;
  return figure(measurement, `≤ ${factor} × by hand (is ${ratio.toFixed(2)} ×)`, ratio <= factor);
}

/** A value without a target. */
export function withoutTarget(measurement: Measurement): Figure {
  return figure(measurement, '', undefined);
}

function figure(measurement: Measurement, target: string, isMet: boolean | undefined): Figure {
  const { what, livery, byHand, show, why } = measurement;
  const control = byHand === undefined ? '' : show(byHand);
  return { what, livery: show(livery), byHand: control, target, isMet, ...(why === undefined ? {} : { why }) };
}

/** Formats of values. */
export const formats = {
  milliseconds: (value: number) => `${value < 1 ? value.toFixed(3) : value.toFixed(1)} ms`,
  seconds: (value: number) => `${value.toFixed(1)} s`,
  millions: (value: number) => `${(value / 1e6).toFixed(1)} million/s`,
  perSecond: (value: number) => `${Math.round(value).toLocaleString('en')}/s`,
  mebibytes: (value: number) => `${Math.round(value).toLocaleString('en')} MiB`,
  megabytes: (value: number) => `${(value / 1e6).toFixed(2)} MB`,
  kilobytes: (value: number) => `${(value / 1000).toFixed(1)} kB`,
  score: (value: number) => value.toFixed(3),
  percent: (value: number) => `${(value * 100).toFixed(1)} %`,
  count: (value: number) => String(value),
};
