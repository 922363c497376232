import { freePorts } from '../../src/ops/ci/own-place.mjs';

/** Workers side by side: tests wait for pages more than they compute. Each file of servers has this many ports. */
export const workers = 4;

// The config is read first of all: what it finds here, its workers inherit.
process.env.BROWSER_TEST_PORT ??= String(await freePorts());

/** The port of the server that all tests share. Those of files follow it: nobody else listens on them. */
export const sharedPort = Number(process.env.BROWSER_TEST_PORT);

/** The port of a server of a worker's own; `place` is the file's, from 1 on. */
export function portOf(place: number): number {
  return sharedPort + place * workers + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}

/** Address of a merchant's page on the server that the browser checks start. */
export function origin(merchant: string): string {
  return `http://${merchant}.localhost:${sharedPort}`;
}
