import type { Position } from '@/engine';

/** `merchant-configs/aurora/merchant.json:12:5`, which editors turn into a link. */
export function lineAt(prefix: string, { file, line, column }: Position): string {
  return `${prefix}${file}:${line}:${column}`;
}
