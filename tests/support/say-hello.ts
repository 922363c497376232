/** A command that is run to see how commands are run. */
export function main([name]: readonly string[]): number {
  console.log(`Hello ${name}`);
  return 0;
}
