import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { requireWritable } from '../alone.mjs';
import { generatedConfig } from './config';
import { generatedEditor } from './editor';
import { generatedFacts } from './facts';
import { generatedGuide } from './widget-guide';
import { generatedWidgets } from './widgets';
import { generatedWire } from './wire';

/** Files by path from the project's root. */
export type Generated = ReadonlyMap<string, string>;

const folders = [
  'src/engine/generated',
  'src/storefront/generated',
  'src/storefront/app/generated',
  'schemas/generated',
];

/**
 * Writes every file that is generated from `schemas/` and base. With `--check` it writes nothing, and its exit code is
 * 1 if a file differs.
 */
export async function main(args: readonly string[]): Promise<number> {
  const files = new Map([
    ...(await generatedConfig()),
    ...generatedEditor(),
    ...generatedFacts(),
    ...(await generatedWidgets()),
    ...(await generatedWire()),
    ...generatedGuide(),
  ]);
  const changedPaths = differingPaths(files);
  if (args.includes('--check')) return report(changedPaths);
  requireWritable(process.cwd(), 'npm run generate');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(
    `${files.size} files generated from schemas/ and merchant-configs/base, ${changedPaths.length} of them changed.`,
  );
  return 0;
}

function report(changedPaths: readonly string[]): number {
  for (const path of changedPaths) {
    console.error(
      `${path} differs from what schemas/ and merchant-configs/base say, so types, checks or editors are out of step. Run \`npm run generate\`.`,
    );
  }
  if (changedPaths.length === 0) console.log('Generated files agree with schemas/ and merchant-configs/base.');
  return changedPaths.length === 0 ? 0 : 1;
}

function differingPaths(files: Generated): readonly string[] {
  const looseFiles = [...files.keys()].filter(
    (path) => !folders.some((folder) => path.startsWith(`${folder}/`)) && existsSync(path),
  );
  const onDisk = new Map(
    [...folders.flatMap(filesBelow), ...looseFiles].map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const stalePaths = [...files].filter(([path, text]) => onDisk.get(path) !== text).map(([path]) => path);
  return [...stalePaths, ...[...onDisk.keys()].filter((path) => !files.has(path))];
}

function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative('.', join(entry.parentPath, entry.name)));
  } catch {
    return []; // The folder does not exist before the first run.
  }
}
