// Writes for the server which files of a build a document needs: `dist/client/.vite/storefront.json`.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { widgetTables } from '../widgets/tables.mjs';

/** Path of the browser entry of the storefront below the project's root. */
export const clientEntry = 'src/storefront/app/entry-client.tsx';

/** A Vite plugin that lists, for the entry and for each widget of the tables, its scripts and style sheets. */
export function storefrontPlan(root) {
  return {
    name: 'storefront-plan',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [cleanId(id), chunk])));
      const linksOf = (...several) => links(several, byFile);
      const entry = chunks.find((chunk) => chunk.isEntry);
      const widgets = widgetTables(root).flatMap(({ use, module, table }) => {
        const chunk = byModule.get(`${root}/${module}.tsx`) ?? byModule.get(`${root}/${module}.ts`);
        if (chunk === undefined) return [];
        const tableChunk = byModule.get(`${root}/${table}`) ?? entry;
        // The entry's table is loaded already.
        return [[use, tableChunk === entry ? linksOf(chunk) : linksOf(chunk, tableChunk)]];
      });
      const buildId = createHash('sha256')
        .update(
          chunks
            .map((chunk) => chunk.fileName)
            .sort()
            .join('\n'),
        )
        .digest('hex')
        .slice(0, 12);
      const entryFiles = linksOf(entry);
      const plan = {
        id: buildId,
        source: relative(root, cleanId(entry.facadeModuleId)),
        entry: {
          // The entry's imports run before it, each as a task of its own.
          scripts: [...entryFiles.preloads.filter((file) => file !== `/${entry.fileName}`), `/${entry.fileName}`],
          preloads: [],
          styles: entryFiles.styles,
        },
        widgets: Object.fromEntries(widgets.sort(([first], [second]) => (first < second ? -1 : 1))),
      };
      this.emitFile({ type: 'asset', fileName: '.vite/storefront.json', source: JSON.stringify(plan, null, 1) });
    },
  };
}

const cleanId = (id) => id.split('?')[0].replaceAll('\\', '/');

/** Scripts and style sheets of chunks with all their static imports. */
function links(chunks, byFile) {
  const seen = new Set();
  const visit = (fileName) => {
    if (seen.has(fileName) || !byFile.has(fileName)) return;
    seen.add(fileName);
    for (const imported of byFile.get(fileName).imports) visit(imported);
  };
  for (const { fileName } of chunks) visit(fileName);
  const styles = [...seen].flatMap((fileName) => [...(byFile.get(fileName).viteMetadata?.importedCss ?? [])]);
  return { preloads: [...seen].map((file) => `/${file}`), styles: [...new Set(styles)].map((file) => `/${file}`) };
}
