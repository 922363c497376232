/** A line of a feature's table: `table` and `module` are paths below the root, the latter without its ending. */
export type WidgetLine = {
  readonly use: string;
  readonly table: string;
  readonly module: string;
  readonly late: boolean;
};

export type FeatureTable = {
  /** The folder that it stands in. */
  readonly feature: string;
  readonly table: string;
  /** Its table comes with the entry. */
  readonly first: boolean;
  /** Each with the script that it stands in. */
  readonly widgets: readonly (WidgetLine & { readonly chunk: string })[];
  /** What each script of the feature draws with. */
  readonly chunks: { readonly [chunk: string]: readonly string[] };
  readonly calls: readonly string[];
};

/** Every widget of the features. Throws where a line cannot be read. */
export function widgetTables(root?: string): readonly WidgetLine[];

/** What the build reads of each feature. Throws where a table does not say it all. */
export function featureTables(root?: string): readonly FeatureTable[];

/** The names in `export const calls = […]` of a file. Throws where there is no such list. */
export function callsIn(file: string, root?: string): readonly string[];
