/** Workers side by side: tests wait for pages more than they compute. Each file of servers has this many ports. */
export const workers = 4;

/** The port of the server that all tests share. */
export const sharedPort = Number(process.env.BROWSER_TEST_PORT ?? 4319);

/** The port of a server of a worker's own; `place` is the file's, from 1 on. */
export function portOf(place: number): number {
  return sharedPort + place * workers + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
}

/** Address of a merchant's page on the server that the browser checks start. */
export function origin(merchant: string): string {
  return `http://${merchant}.localhost:${sharedPort}`;
}
