import { type Catalogue, type ConfigFile, claimsBySite, issueLine, loadSites } from '@/engine';
import { pictureFile } from '@/sites/config-files';
import type { Answers } from './answers';
import { brandFiles } from './brand-files';
import { brandPictures } from './brand-pictures';
import type { BaseTexts } from './brand-texts';
import type { BrandContents } from './write-brand';

export type MadeBrand = {
  readonly files: BrandContents;
  /** The errors and warnings that the brand would bring, one per line. */
  readonly faults: readonly string[];
};

/** All files of a brand, and its errors and warnings beside the existing merchants. */
export async function makeBrand(
  answers: Answers,
  {
    existingFiles,
    catalogue,
    year,
  }: { readonly existingFiles: readonly ConfigFile[]; readonly catalogue: Catalogue; readonly year: number },
): Promise<MadeBrand> {
  const textFiles = brandFiles(answers, baseTexts(existingFiles), year);
  const pictures = await brandPictures(answers);
  const files = new Map<string, string | Uint8Array>(textFiles);
  for (const [name, bytes] of pictures) files.set(`assets/${name}`, bytes);
  return { files, faults: faultsOf(answers, files, existingFiles, catalogue) };
}

function faultsOf({ id }: Answers, files: BrandContents, existingFiles: readonly ConfigFile[], catalogue: Catalogue) {
  const newFiles = [...files].map(([path, content]) =>
    typeof content === 'string' ? { path: `${id}/${path}`, text: content } : pictureFile(`${id}/${path}`, content),
  );
  const { issues, sites } = loadSites(existingFiles, catalogue);
  const issuesBefore = new Set(issues.map(issueLine));
  return loadSites([...existingFiles, ...newFiles], catalogue, [claimsBySite(sites)])
    .issues.map(issueLine)
    .filter((line) => !issuesBefore.has(line));
}

/** Base's texts in all its languages. */
export function baseTexts(files: readonly ConfigFile[]): BaseTexts {
  const tables = files.flatMap(({ path, text }) => {
    const language = /^base\/texts\/([^/]+)\.json$/.exec(path)?.[1];
    return language === undefined ? [] : [[language, tableOf(text)] as const];
  });
  return Object.fromEntries(tables);
}

function tableOf(text: string): { readonly [key: string]: string } {
  try {
    const table: unknown = JSON.parse(text);
    return Object.fromEntries(Object.entries(Object(table)).map(([key, words]) => [key, String(words)]));
  } catch {
    return {}; // `check` reports the broken file.
  }
}
