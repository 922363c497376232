// The site does not use i18next's backend connector (texts come as resources) or its formatter.
import { patchLibrary } from './patch.mjs';

/**
 * A Vite plugin for the browser's part: removes i18next's calls that create them, so that the bundler drops both
 * classes.
 */
export function withoutTextLoaders() {
  return patchLibrary({
    name: 'without-text-loaders',
    file: /node_modules\/i18next\/dist\/esm\/i18next\.js$/,
    where: 'i18next',
    follows: 'unused parts of it stay in the bundle',
    plugin: 'src/ops/build/i18next.mjs',
    changes: [
      {
        pattern: /new Connector\(createClassOnDemand\(this\.modules\.backend\), s\.resourceStore, s, this\.options\)/g,
        by: 'Object.assign(new EventEmitter(), { state: {} })',
        times: 1,
      },
      { pattern: /formatter = Formatter;/g, by: '', times: 1 },
    ],
  });
}
