/** By how much a test command found this machine slower than a quiet one with two cores (src/ops/ci/patience.mjs). */
const patience = Number(process.env.PATIENCE ?? 1);

/** A time limit in milliseconds, as long as this machine needs it. */
export const patient = (milliseconds: number): number => milliseconds * patience;
