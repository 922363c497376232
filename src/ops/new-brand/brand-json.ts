/** Longer lines are broken. */
const lineWidth = 120;

/** JSON in Biome's format, so that a new brand passes the format check. Short lists of words are on one line. */
export function brandJson(value: object): string {
  return `${formatted(value, '', 0)}\n`;
}

function formatted(value: unknown, indent: string, column: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList ? [...value.keys()].map((key) => ['', value[key]]) : Object.entries(value);
  if (entries.length === 0) return isList ? '[]' : '{}';
  const parts = entries.map(([key, part]) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    return `${name}${formatted(part, inner, inner.length + name.length)}`;
  });
  const line = `[${parts.join(', ')}]`;
  const isPlain = isList && entries.every(([, part]) => typeof part !== 'object' || part === null);
  // One character less, for a comma.
  if (isPlain && column + line.length < lineWidth) return line;
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${close}`;
}
