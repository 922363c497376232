/** Address of a merchant's page on the server that the browser checks start. */
export function origin(merchant: string): string {
  return `http://${merchant}.localhost:${process.env.BROWSER_TEST_PORT ?? 4319}`;
}
