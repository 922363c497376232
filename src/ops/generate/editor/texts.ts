import type { JsonSchema } from '../schema-files';
import { baseTexts } from './base';

/** A table of texts: the keys of base, each with its English words. A brand's own keys are allowed. */
export function editorTexts(): JsonSchema {
  const keys = Object.entries(baseTexts()).filter(([key]) => key !== '$schema');
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map(([key, words]) => [key, { type: 'string', description: String(words) }])),
    additionalProperties: { type: 'string' },
  };
}
