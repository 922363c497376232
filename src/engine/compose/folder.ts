import type { Catalogue } from '../catalogue';
import type { Merchant, Overlay, Page, TextTable } from '../config';
import type { ParsedFile } from '../parse/config-file';
import { type Content, type Located, readFile, type Sourced } from './read-file';

/** The files of one merchant that have the shape of their kind, and the findings of the others. */
export type Folder = {
  readonly id: string;
  readonly files: readonly ParsedFile[];
  readonly merchant?: Sourced<Merchant>;
  readonly pages: ReadonlyMap<string, Sourced<Page>>;
  readonly overlays: ReadonlyMap<string, Sourced<Overlay>>;
  readonly texts: ReadonlyMap<string, Sourced<TextTable>>;
  readonly console?: Sourced<object>;
  readonly assets: ReadonlyMap<string, ParsedFile>;
  /** Pages whose file cannot be read. A link to one of them is not dangling. */
  readonly unreadable: ReadonlySet<string>;
  /** Whether a text table could not be read in full, so that a missing text may be in the unreadable part. */
  readonly hasUnreadableTexts: boolean;
  /** Settings of merchant.json that were left out for their wrong shape. The parent's values are used instead. */
  readonly leftOutSettings: readonly string[];
  readonly findings: readonly Located[];
};

/** Sorts the files of a merchant by kind. */
export function readFolder(id: string, files: readonly ParsedFile[], catalogue: Catalogue): Folder {
  const readFiles = files.map((file) => readFile(file, catalogue));
  const contents = readFiles.map(({ content }) => content);
  const settings = contents.find((content) => content.kind === 'merchant');
  const merchant = settings?.of;
  const console = contents.find((content) => content.kind === 'console')?.of;
  return {
    id,
    files,
    ...(merchant ? { merchant } : {}),
    ...(console ? { console } : {}),
    pages: new Map(
      contents.flatMap((content) => (content.kind === 'page' ? [[content.name, content.of] as const] : [])),
    ),
    overlays: new Map(
      contents.flatMap((content) => (content.kind === 'overlay' ? [[content.name, content.of] as const] : [])),
    ),
    texts: new Map(
      contents.flatMap((content) => (content.kind === 'texts' ? [[content.name, content.of] as const] : [])),
    ),
    assets: new Map(
      contents.flatMap((content) => (content.kind === 'asset' ? [[content.name, content.file] as const] : [])),
    ),
    unreadable: new Set(contents.flatMap(unreadablePage)),
    hasUnreadableTexts: contents.some(hasUnreadPart),
    leftOutSettings: settings?.leftOutSettings ?? [],
    findings: onceEach(readFiles.flatMap(({ findings }) => findings)),
  };
}

/** A wrong folder name is reported once, at the first file. */
function onceEach(findings: readonly Located[]): readonly Located[] {
  const reported = new Set<string>();
  return findings.filter(
    ({ code, message }) => code !== 'misnamed' || (!reported.has(message) && reported.add(message)),
  );
}

function hasUnreadPart(content: Content): boolean {
  if (content.kind === 'unreadable') return content.part === 'texts';
  return content.kind === 'texts' && isGuessed(content.of.file);
}

/** Whether the repair of a broken text is a guess, so that lines of it may be lost. */
function isGuessed({ repaired, findings }: ParsedFile): boolean {
  return repaired !== undefined && findings.some(({ finding }) => finding.fix === undefined);
}

function unreadablePage(content: Content): readonly string[] {
  if (content.kind !== 'unreadable') return [];
  return content.part === 'pages' || content.part === 'overlays'
    ? [content.name, ...(content.id === undefined ? [] : [content.id])]
    : [];
}
