// Reads the widget tables of the features: which module draws a widget, and how its line says that it loads.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

const features = 'src/storefront/features';

/**
 * Every widget of `src/storefront/features/<feature>/widgets.ts`: `{ use, table, module, chunk, late }`, with `table` as a path below the
 * root, `module` as one without its ending, and `chunk` the name of the script that it stands in. Throws where a line is not written so that it can be read.
 */
export function widgetTables(root = '.') {
  return readdirSync(join(root, features))
    .map((feature) => ({ feature, table: `${features}/${feature}/widgets.ts` }))
    .filter(({ table }) => existsSync(join(root, table)))
    .flatMap(({ feature, table }) => {
      const { program } = parseSync(table, readFileSync(join(root, table), 'utf8'));
      return linesOf(program, table).map((line) => widgetOf(line, feature, table));
    });
}

/** The lines of `export const widgets = defineWidgets({ … })`. */
function linesOf(program, table) {
  for (const { declaration } of program.body)
    for (const { init } of declaration?.declarations ?? [])
      if (init?.callee?.name === 'defineWidgets') return init.arguments[0].properties;
  throw new Error(`${table} has no \`export const widgets = defineWidgets({ … })\`, so no widget of it can be built.`);
}

function widgetOf({ key, value }, feature, table) {
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
    chunk: fields.get('chunk')?.value ?? feature,
    late: fields.get('late')?.value === true,
  };
}
