import { isText, pick } from '../../json';
import * as messages from '../../messages';
import type { ParsedFile } from '../../parse/config-file';
import type { SiteCheck } from '../site-check';

const kindNames = {
  merchant: 'a merchant',
  console: 'a console',
  page: 'a page',
  overlay: 'an overlay',
  texts: 'a table of texts',
} as const;

/** A `$schema` that names another kind of file. Editors then suggest the wrong keys. */
export const schemaNames: SiteCheck = {
  finds: 'files that name the schema of another kind',
  onlyWarns: true,
  run({ composed, report }) {
    const { merchant, console, pages, overlays, texts } = composed.folder;
    const checkFile = (kind: keyof typeof kindNames, file: ParsedFile | undefined) => {
      const schemaPath = file && pick(file.value, '$schema');
      if (file === undefined || !isText(schemaPath) || schemaPath === '') return;
      const namedKind = /([\w-]+)\.schema\.json$/.exec(schemaPath)?.[1];
      if (namedKind === kind) return;
      const schemasFolder = /^.*\bschemas(?=\/)/.exec(schemaPath)?.[0] ?? defaultSchemasFolder(kind);
      const rightPath = `${schemasFolder}/${kind === 'texts' ? 'generated/texts' : kind}.schema.json`;
      report(messages.wrongSchema(schemaPath, kindNames[kind], rightPath), { file, path: ['$schema'] });
    };
    checkFile('merchant', merchant?.file);
    checkFile('console', console?.file);
    for (const { file } of pages.values()) checkFile('page', file);
    for (const { file } of overlays.values()) checkFile('overlay', file);
    for (const { file } of texts.values()) checkFile('texts', file);
  },
};

/** The folder `schemas/` of the project, seen from a merchant's file of this kind. */
function defaultSchemasFolder(kind: keyof typeof kindNames): string {
  return kind === 'merchant' || kind === 'console' ? '../../schemas' : '../../../schemas';
}
