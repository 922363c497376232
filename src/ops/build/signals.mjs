// React's signals to itself are made as its module runs, as errors: with an inspector attached, V8 reads all of React once more for their stacks.
import { patchLibrary } from './patch.mjs';

const file = /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** A variable of the module, by whose identity React knows what was thrown: `var SuspenseException = Error(formatProdErrorMessage(460)),`. */
const signal = /^(var | {2})(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm;

/** How many of them there are: with another release of React look whether all of them are still found, then write the new number here. */
export const signals = 5;

/** A Vite plugin for the browser's part: the signals stay errors with a message, but have no stack, which nobody reads. */
export function withoutSignalStacks() {
  return patchLibrary({
    name: 'without-signal-stacks',
    file,
    where: 'react-dom',
    follows: 'a page that Lighthouse or developer tools look at has all of React read twice',
    plugin: 'src/ops/build/signals.mjs',
    changes: [
      {
        pattern: signal,
        by: '$1$2 = Object.create(Error.prototype, { message: { value: $3 } })',
        times: signals,
      },
    ],
  });
}
