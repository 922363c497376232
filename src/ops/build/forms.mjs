// The site gives react-hook-form neither a resolver nor a check of a whole form, and has no lists of fields.
import { patchLibrary } from './patch.mjs';

/** Options that no form of the site sets, and how often the library reads each. */
const unsetOptions = {
  criteriaMode: 4,
  delayError: 4,
  progressive: 1,
  resolver: 10,
  shouldUnregister: 11,
  shouldUseNativeValidation: 6,
  validate: 5,
};

export const unusedOptions = Object.keys(unsetOptions);

/** Functions of a form that only lists of fields call. */
const listFunctions = ['_setFieldArray', '_getFieldArray'];

/** A Vite plugin for the browser's part: removes what the site does not use of react-hook-form. */
export function withoutUnusedForms() {
  return patchLibrary({
    name: 'without-unused-forms',
    file: /node_modules\/react-hook-form\/dist\/index\.esm\.mjs$/,
    where: 'react-hook-form',
    follows: 'unused parts of it stay in the bundle',
    plugin: 'src/ops/build/forms.mjs',
    changes: [
      ...Object.entries(unsetOptions).map(([name, times]) => ({
        pattern: new RegExp(`(?:control\\.)?\\b_options\\.${name}\\b`, 'g'),
        by: 'undefined',
        times,
      })),
      // Where they are named as parts of `control`.
      ...listFunctions.map((name) => ({ pattern: new RegExp(`^ {8,}${name},$`, 'gm'), by: '', times: 1 })),
    ],
  });
}
