// Reads the feature tables: the module of each widget, how it loads, and what the build must know.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

const features = 'src/storefront/features';

/**
 * Every widget of `src/storefront/features/<feature>/widgets.ts`: `{ use, table, module, late }`. `table` is a path
 * below the root, `module` one without extension. Throws if a line cannot be read.
 */
export function widgetTables(root = '.') {
  return tablesIn(root).flatMap(({ table, program }) => widgetsOf(program, table));
}

/**
 * The build's part of each feature table: `{ feature, table, first, widgets, chunks, calls }`. A widget's `chunk` is
 * the script that contains it; `chunks` says for a script what its widgets draw, such as `form`; `calls` names the
 * calls of the feature. Throws if a table is incomplete.
 */
export function featureTables(root = '.') {
  return tablesIn(root).map(({ feature, table, program }) => {
    const { chunk: featureChunk, first = false, chunks = {}, calls } = buildOf(program, table);
    const lines = widgetsOf(program, table);
    const chunkByUse = new Map(
      Object.entries(chunks).flatMap(([chunk, { widgets = [] }]) => widgets.map((use) => [use, chunk])),
    );
    for (const [use, chunk] of chunkByUse)
      if (!lines.some((line) => line.use === use))
        throw new Error(
          `${table} puts "${use}" into the script "${chunk}", but has no such widget: it may have been renamed. Name it as it is now.`,
        );
    return {
      feature,
      table,
      first,
      widgets: lines.map((line) => ({ ...line, chunk: chunkByUse.get(line.use) ?? featureChunk })),
      chunks: Object.fromEntries(Object.entries(chunks).map(([chunk, { draws = [] }]) => [chunk, draws])),
      calls,
    };
  });
}

function tablesIn(root) {
  return readdirSync(join(root, features))
    .map((feature) => ({ feature, table: `${features}/${feature}/widgets.ts` }))
    .filter(({ table }) => existsSync(join(root, table)))
    .map(({ feature, table }) => ({ feature, table, ...parseSync(table, readFileSync(join(root, table), 'utf8')) }));
}

/** The lines of `export const widgets = defineWidgets({ … })`. */
function widgetsOf(program, table) {
  const { callee, arguments: [lines] = [] } = constantOf(program, 'widgets') ?? {};
  if (callee?.name === 'defineWidgets') return lines.properties.map((line) => widgetOf(line, table));
  throw new Error(`${table} has no \`export const widgets = defineWidgets({ … })\`, so no widget of it can be built.`);
}

function widgetOf({ key, value }, table) {
  const fields = new Map((value.properties ?? []).map((field) => [field.key.name, field.value]));
  const path = fields.get('load')?.body?.source?.value;
  if (path === undefined)
    throw new Error(
      `${table}: "${key.value}" does not say \`load: () => import('…')\`, so the build cannot tell which script it stands in.`,
    );
  return {
    use: key.value,
    table,
    module: join(dirname(table), path),
    late: fields.get('late')?.value === true,
  };
}

/** The value of `export const build = { … }`. */
function buildOf(program, table) {
  const build = literalOf(constantOf(program, 'build'));
  if (typeof build?.chunk === 'string' && Array.isArray(build.calls)) return build;
  throw new Error(
    `${table} has no \`export const build = { chunk: '…', calls: […] }\`, so the build knows neither the script of its widgets nor their calls. Write it there, with literals only.`,
  );
}

/** The names in `export const calls = […]` of a file. Throws if there is no such list. */
export function callsIn(file, root = '.') {
  const calls = literalOf(constantOf(parseSync(file, readFileSync(join(root, file), 'utf8')).program, 'calls'));
  if (Array.isArray(calls)) return calls;
  throw new Error(`${file} has no \`export const calls = […]\`, so the calls that are made there are not built.`);
}

function constantOf(program, name) {
  const declared = program.body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  return withoutTypes(declared.find(({ id }) => id.name === name)?.init);
}

/** The expression without its `as const` and `satisfies`. */
function withoutTypes(node) {
  return /^TS(As|Satisfies)Expression$/.test(node?.type) ? withoutTypes(node.expression) : node;
}

/** The value of an expression of literals; undefined for any other. */
function literalOf(node) {
  if (node?.type === 'ArrayExpression') return node.elements.map(literalOf);
  if (node?.type === 'ObjectExpression')
    return Object.fromEntries(node.properties.map(({ key, value }) => [key.name ?? key.value, literalOf(value)]));
  return node?.value;
}
