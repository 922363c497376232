// The site gives i18next one flat table of texts a language (storefront/platform/languages/texts.ts), and a formatter
// of its own. It uses no other plugin, no texts that are objects, and nothing of i18next that loads, saves or
// reports.
import { patchLibrary } from './patch.mjs';

/** Conditions that never hold here, and how often each stands there. What they guard is left out of the bundle. */
const neverTrue = {
  // A key without a text is reported to nobody, and details of a text are asked for by nobody.
  'usedKey || usedDefault || updateMissing': 1,
  returnDetails: 4,
  // Texts come as a table, in one language that is named.
  '!this.options.resources || this.options.partialBundledLanguages': 1,
  'this.modules.languageDetector': 1,
  '!lng && this.services.languageDetector && !this.services.languageDetector.async': 1,
  '!lng && this.services.languageDetector && this.services.languageDetector.async': 1,
  "lng?.toLowerCase() === 'cimode'": 1,
  'l && this.logger.debug && !isSafeLanguageCode(l)': 1,
  'this.logger.debug': 1,
  'loggerOwner && loggerOwner !== this && loggerOwner.modules.logger !== this.modules.logger': 1,
  'this.modules.logger': 1,
  // Every supported browser has `Intl`.
  "typeof Intl === 'undefined'": 1,
  // No other plugins.
  'this.modules.i18nFormat': 1,
  'this.i18nFormat?.parse': 1,
  'this.i18nFormat?.addLookupKeys': 1,
  "module.type === 'postProcessor'": 1,
  'res != null && postProcessorNames?.length && opt.applyPostProcessor !== false': 1,
  // Keys are strings without parts, and texts are no objects.
  "typeof keys === 'function'": 1,
  "typeof key === 'function'": 1,
  "typeof k === 'function'": 1,
  "typeof o.keyPrefix === 'function'": 1,
  'wouldCheckForNsInKey && !seemsNaturalLanguage': 1,
  'path == null && ignoreJSONStructure && isString(key)': 1,
  'handleAsObjectInI18nFormat && resForObjHndl && handleAsObject && !noObject.includes(resType) && !(isString(joinArrays) && Array.isArray(resForObjHndl))': 1,
  'handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)': 1,
};

/** Statements that do nothing here. `$1`: the indentation, and a condition before the statement. */
const idleStatements = [
  // Warnings, which show only if `debug` is set.
  { pattern: /^( *(?:if \(.*\) )?)(?:this\.logger|baseLogger)\.(?:log|warn|deprecate|once)\(.*\);$/gm, times: 38 },
  { pattern: /^( *)(?:if \(this\.logger\.debug && isString\(code\)\) )?this\.deprecate\w+\(.*\);$/gm, times: 4 },
  { pattern: /^( *)this\.logger = baseLogger\.create\(.*\);$/gm, times: 7 },
  { pattern: /^( *)baseLogger\.init\(.*\);$/gm, times: 2 },
  { pattern: /^( *)const seemsNaturalLanguage = .*;$/gm, times: 1 },
  { pattern: /^( *)const looksLikeObjectPathRegExpCache = .*;$/gm, times: 1 },
  { pattern: /^( *)return deepFind\(this\.data.*\);$/gm, times: 1 },
];

/** Methods that nothing calls, and how many classes have them. */
const unusedMethods = {
  addResource: 1,
  addResources: 1,
  clearCache: 2,
  clone: 1,
  cloneInstance: 1,
  deprecateBareCode: 1,
  deprecateDottedLng: 1,
  dir: 1,
  exists: 2,
  getPluralFormsOfKey: 1,
  getSuffixes: 1,
  getUsedParamsDetails: 1,
  hydrate: 1,
  loadLanguages: 1,
  loadNamespaces: 1,
  needsPlural: 1,
  once: 2,
  reloadResources: 1,
  setDefaultNamespace: 1,
  toJSON: 2,
};

/**
 * A Vite plugin for the browser's part: removes what the site does not use of i18next, and its calls of classes that
 * the bundler then drops.
 */
export function withoutUnusedTexts() {
  return patchLibrary({
    name: 'without-unused-texts',
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
      { pattern: /baseLogger = new Logger\(\);/g, by: 'baseLogger = {};', times: 1 },
      { pattern: /typeof k === 'function' \?/g, by: 'false ?', times: 2 },
      { pattern: /,\n *reloadResources: this\.reloadResources\.bind\(this\)/g, by: '', times: 1 },
      ...conditionsOff(neverTrue),
      ...idleStatements.map((statement) => ({ ...statement, by: '$1;' })),
      ...Object.entries(unusedMethods).map(([name, times]) => ({
        pattern: new RegExp(`^  ${name}\\((?:.*\\n)*?  \\}$`, 'gm'),
        by: '',
        times,
      })),
    ],
  });
}

/**
 * Vite plugins for the browser's part: remove what i18next's React binding has for texts that are still loading, and
 * for a tree without texts.
 */
export function withoutLoadingTexts() {
  const shared = {
    where: 'react-i18next',
    follows: 'unused parts of it stay in the bundle',
    plugin: 'src/ops/build/i18next.mjs',
  };
  return [
    patchLibrary({
      ...shared,
      name: 'without-loading-texts',
      file: /node_modules\/react-i18next\/dist\/es\/useTranslation\.js$/,
      changes: [
        ...conditionsOff({ '!i18n': 3, 'i18n && useSuspense && !ready': 2, 'i18n && !ready && !useSuspense': 1 }),
        { pattern: /!ready && !useSuspense \?/g, by: 'false ?', times: 1 },
        { pattern: /typeof keyPrefix === 'function' \?/g, by: 'false ?', times: 1 },
      ],
    }),
    patchLibrary({
      ...shared,
      name: 'without-text-warnings',
      file: /node_modules\/react-i18next\/dist\/es\/utils\.js$/,
      changes: conditionsOff({ '!i18n.languages || !i18n.languages.length': 1 }),
    }),
  ];
}

/** Changes that leave out what stands under conditions, by the number of times that each condition stands there. */
function conditionsOff(conditions) {
  return Object.entries(conditions).map(([condition, times]) => ({
    pattern: new RegExp(`if \\(${condition.replace(/[|&?.!()[\]=]/g, '\\$&')}\\)`, 'g'),
    by: 'if (false)',
    times,
  }));
}
