import { isList, isObject } from '@/engine/json';
import { editorActions } from './editor/actions';
import { editorConditions } from './editor/conditions';
import { editorNames } from './editor/names';
import { editorNodes } from './editor/nodes';
import { editorOverlays } from './editor/overlays';
import { editorOwnWords } from './editor/own-words';
import { editorTexts } from './editor/texts';
import type { JsonSchema } from './schema-files';

/** Schemas for editors only; validators and types are generated without them. */
export function generatedEditor(): ReadonlyMap<string, string> {
  return new Map([
    file('names', editorNames()),
    file('nodes', editorNodes()),
    file('actions', editorActions()),
    file('conditions', editorConditions()),
    file('overlays', editorOverlays()),
    file('texts', editorTexts()),
    file('own-words', editorOwnWords()),
  ]);
}

function file(name: string, schema: JsonSchema): readonly [string, string] {
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'Generated from schemas/ and merchant-configs/base by `npm run generate`. Do not edit.',
  };
  const plain: unknown = JSON.parse(JSON.stringify({ ...head, ...schema }));
  return [`schemas/generated/${name}.schema.json`, `${inLines(plain)}\n`];
}

/** JSON in which a value that fits stands on one line. With indentation, half of each file would be spaces. */
function inLines(value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length <= 120) return text;
  if (isList(value)) return `[\n${value.map(inLines).join(',\n')}\n]`;
  if (!isObject(value)) return text;
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inLines(part)}`);
  return `{\n${entries.join(',\n')}\n}`;
}
