// The imports of a file, as floors and circles read them.
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** References to a file that are not import statements: its type, its URL, several files by a pattern. */
const otherReferences =
  /typeof import\('([^']+)'\)|new URL\('([^']+)', import\.meta\.url\)|import\.meta\.glob\('([^']+)'/g;

const importsByText = new Map();

/**
 * The modules that a file references: static and lazy imports, and re-exports. `runsFirst`: the module runs before
 * the file does. `isLazy`: the reference is not an import statement. A text is parsed once.
 */
export function importsOf(file, text) {
  const imports = importsByText.get(text) ?? readImports(file, text);
  importsByText.set(text, imports);
  return imports;
}

function readImports(file, text) {
  const { module } = parseSync(file, text);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...moduleRequest,
    runsFirst: entries.length === 0 || entries.some(({ isType }) => !isType),
  }));
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ ...moduleRequest, runsFirst: !isType }] : [])),
  );
  return [
    ...[...imports, ...reExports].map(({ value, start, runsFirst }) => ({
      specifier: value,
      start,
      runsFirst,
      isLazy: false,
    })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start + 1, end - 1),
      start,
      isLazy: true,
    })),
    ...[...text.matchAll(otherReferences)].map((match) => ({
      specifier: match[1] ?? match[2] ?? match[3],
      start: match.index,
      isLazy: true,
    })),
  ];
}

/** Path of one of our imports from the root, without extension; undefined for a package. */
export function resolveImport(file, specifier) {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;
}

export function positionOf(text, start) {
  const linesBefore = text.slice(0, start).split('\n');
  return { line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
}
