import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isObject } from '@/engine/json';

const paths = ['', 'generated/', 'widgets/'].flatMap((folder) =>
  readdirSync(`schemas/${folder}`).flatMap((name) => (name.endsWith('.schema.json') ? [`${folder}${name}`] : [])),
);

const files = new Map<string, unknown>(
  paths.map((path) => [path, JSON.parse(readFileSync(`schemas/${path}`, 'utf8'))]),
);

describe('the schemas that editors read', () => {
  const parts = [...files].flatMap(([path, schema]) => partsOf(schema, path));

  it('have a word for each value of a list with words [CFG-01]', () => {
    const worded = parts.filter(({ part }) => part.enumDescriptions !== undefined);
    expect(worded.length).toBeGreaterThan(30);
    expect(worded.filter(({ part }) => part.enum?.length !== part.enumDescriptions.length)).toEqual([]);
  });

  it('have no reference that leads to another one, which an editor loses by the order of files [CFG-01]', () => {
    const chained = parts.filter(({ file, part }) => typeof part.$ref === 'string' && targetOf(file, part.$ref)?.$ref);
    expect(chained.map(({ file, part }) => `${file}: ${part.$ref}`)).toEqual([]);
  });
});

type Part = { readonly file: string; readonly part: ReturnType<typeof Object> };

function partsOf(part: unknown, file: string): readonly Part[] {
  if (Array.isArray(part)) return part.flatMap((one) => partsOf(one, file));
  if (!isObject(part)) return [];
  return [{ file, part: Object(part) }, ...Object.values(part).flatMap((one) => partsOf(one, file))];
}

function targetOf(from: string, ref: string): ReturnType<typeof Object> {
  const [file = '', pointer = ''] = ref.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  return pointer
    .split('/')
    .slice(1)
    .reduce((inner, key) => Object(inner)[key], Object(files.get(path)));
}
