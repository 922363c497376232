import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Findings } from '@/qa/findings';
import { runQa } from '@/qa/run-qa';
import { openStates } from '@/qa/states/open-states';
import { copyBrands } from '../../support/changed-config';

/** A copy of the merchants that a test may edit. */
export type PlantedConfig = {
  readonly folder: string;
  readonly edit: (file: string, edit: (text: string) => string) => void;
  // biome-ignore lint/suspicious/noExplicitAny: a fault may break any shape
  readonly json: (file: string, edit: (document: any) => void) => void;
  readonly set: (file: string, path: readonly string[], value: unknown) => void;
};

/** Sets a value in a document, or removes it if it is undefined. */
// biome-ignore lint/suspicious/noExplicitAny: a fault may break any shape
function setAt(document: any, path: readonly string[], value: unknown): void {
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((at, key) => at[key], document);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}

/** Plants something in a copy of the merchants, and has QA compare the copy with what stands here. */
export async function findPlanted(
  plant: (config: PlantedConfig) => void,
  brands?: readonly string[],
): Promise<Findings> {
  const place = mkdtempSync(join(tmpdir(), 'qa-'));
  const [before, folder] = [join(place, 'before'), join(place, 'config')];
  try {
    for (const copy of [before, folder]) {
      if (brands === undefined) cpSync('merchant-configs', copy, { recursive: true });
      else copyBrands(copy, ...brands);
    }
    const edit: PlantedConfig['edit'] = (file, change) => {
      const before = readFileSync(join(folder, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing was planted in ${file}.`);
      writeFileSync(join(folder, file), after);
    };
    const json: PlantedConfig['json'] = (file, change) =>
      edit(file, (text) => {
        const document = JSON.parse(text);
        change(document);
        return JSON.stringify(document);
      });
    const set: PlantedConfig['set'] = (file, path, value) => json(file, (document) => setAt(document, path, value));
    plant({ folder, edit, json, set });
    const states = await openStates(before, folder);
    try {
      return await runQa(states, { only: { brands } });
    } finally {
      states.close();
    }
  } finally {
    rmSync(place, { recursive: true });
  }
}
