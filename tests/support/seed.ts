/** A deep run names its seed, so that its random cases come again; other runs have new ones each time. */
export async function takeSeed(): Promise<void> {
  const seed = process.env.SEED;
  if (seed === undefined) return;
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
}
