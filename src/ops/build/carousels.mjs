// The site's carousels show slides in one row, each beside the next: no grid, no effects, the same at every width.
import { patchLibrary } from './patch.mjs';

/** Options that no carousel of the site sets, and how often the library reads each. */
const unsetOptions = {
  autoHeight: 6,
  breakpoints: 7,
  centeredSlides: 18,
  cssMode: 32,
  grabCursor: 7,
  grid: 43,
  rewind: 5,
  roundLengths: 8,
  virtual: 20,
  watchSlidesProgress: 5,
};

export const unusedOptions = Object.keys(unsetOptions);

/** A Vite plugin for the browser's part: removes what the site does not use of Swiper. */
export function withoutUnusedCarousels() {
  return patchLibrary({
    name: 'without-unused-carousels',
    file: /node_modules\/swiper\/shared\/swiper-core\.mjs$/,
    where: 'swiper',
    follows: 'unused parts of it stay in the bundle',
    plugin: 'src/ops/build/carousels.mjs',
    changes: Object.entries(unsetOptions).map(([name, times]) => ({
      pattern: new RegExp(`\\b(?:\\w+\\.)*params\\.${name}\\b`, 'g'),
      by: 'false',
      times,
    })),
  });
}
