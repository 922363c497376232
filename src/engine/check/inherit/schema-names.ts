import { isText, pick } from '../../json';
import * as messages from '../../messages';
import type { ParsedFile } from '../../parse/config-file';
import type { SiteCheck } from '../site-check';

const kinds = {
  merchant: 'a merchant',
  console: 'a console',
  page: 'a page',
  overlay: 'an overlay',
  texts: 'a table of texts',
} as const;

/** A `$schema` that names another kind of file. Editors then suggest the wrong keys. */
export const schemaNames: SiteCheck = {
  finds: 'files that name the schema of another kind',
  look({ composed, report }) {
    const { merchant, console, pages, overlays, texts } = composed.folder;
    const check = (kind: keyof typeof kinds, file: ParsedFile | undefined) => {
      const found = file && pick(file.value, '$schema');
      const named = isText(found) ? /([\w-]+)\.schema\.json$/.exec(found)?.[1] : undefined;
      if (file === undefined || !isText(found) || found === '' || named === kind) return;
      const right =
        named === undefined || kind === 'texts'
          ? usual(kind)
          : found.replace(`${named}.schema.json`, `${kind}.schema.json`);
      report(messages.wrongSchema(found, kinds[kind], right), { file, path: ['$schema'] });
    };
    check('merchant', merchant?.file);
    check('console', console?.file);
    for (const { file } of pages.values()) check('page', file);
    for (const { file } of overlays.values()) check('overlay', file);
    for (const { file } of texts.values()) check('texts', file);
  },
};

function usual(kind: keyof typeof kinds): string {
  if (kind === 'texts') return '../../../schemas/generated/texts.schema.json';
  return `${kind === 'merchant' || kind === 'console' ? '../..' : '../../..'}/schemas/${kind}.schema.json`;
}
