// The package has no types. size-limit takes its plugins as a list of lists.
declare module '@size-limit/file' {
  const plugins: ((...args: unknown[]) => unknown)[];
  export default plugins;
}
