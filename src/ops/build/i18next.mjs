// The site uses neither i18next's connector to backends, since texts come as resources, nor its formatter.
import { replaceExactly } from './patch.mjs';

const file = /node_modules\/i18next\/dist\/esm\/i18next\.js$/;

/** Where i18next makes the two; without these lines the bundler lets their classes go. */
const made = [
  [
    /new Connector\(createClassOnDemand\(this\.modules\.backend\), s\.resourceStore, s, this\.options\)/g,
    'Object.assign(new EventEmitter(), { state: {} })',
  ],
  [/formatter = Formatter;/g, ''],
];

/** A Vite plugin for the browser's part. Throws where i18next makes them otherwise, or stands elsewhere. */
export function withoutTextLoaders() {
  let found = false;
  return {
    name: 'without-text-loaders',
    apply: 'build',
    buildStart() {
      found = false;
    },
    transform(code, id) {
      if (!file.test(id.split('?')[0].replaceAll('\\', '/'))) return null;
      found = true;
      const follows = 'unused parts of it stay in the bundle';
      const slim = made.reduce(
        (text, [pattern, by]) => replaceExactly(text, { pattern, by, times: 1, where: 'i18next', follows }),
        code,
      );
      return { code: slim, map: null };
    },
    buildEnd(error) {
      if (error === undefined && !found)
        throw new Error(
          'i18next.js is no part of the build, so unused parts of it stay in the bundle. Look where the release that was installed has that file and correct src/ops/build/i18next.mjs.',
        );
    },
  };
}
