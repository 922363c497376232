/** A line of a feature's table. `table` and `module` are paths below the root; `module` has no extension. */
export type WidgetLine = {
  readonly use: string;
  readonly table: string;
  readonly module: string;
  readonly late: boolean;
};

export type FeatureTable = {
  /** The feature's folder. */
  readonly feature: string;
  readonly table: string;
  /** True if its table is part of the entry. */
  readonly first: boolean;
  /** Its widgets, each with the script that contains it. */
  readonly widgets: readonly (WidgetLine & { readonly chunk: string })[];
  /** What the widgets of each script of the feature draw, such as `form`: the kinds in `build/chunks.mjs`. */
  readonly chunks: { readonly [chunk: string]: readonly string[] };
  readonly calls: readonly string[];
};

/** Every widget of the features. Throws if a line cannot be read. */
export function widgetTables(root?: string): readonly WidgetLine[];

/** The build's part of each feature table. Throws if a table is incomplete. */
export function featureTables(root?: string): readonly FeatureTable[];

/** The names in `export const calls = […]` of a file. Throws where there is no such list. */
export function callsIn(file: string, root?: string): readonly string[];
