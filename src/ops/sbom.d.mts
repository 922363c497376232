type Entry = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
};
type Project = {
  readonly dependencies: { readonly [name: string]: string };
  readonly devDependencies: { readonly [name: string]: string };
};
export type Lock = { readonly packages: { readonly [path: string]: Entry } };

export const bundled: readonly string[];
export function toShipped(project: Project, lock: Lock): { readonly project: object; readonly lock: Lock };
export function byLicence(lock: Lock): ReadonlyMap<string, readonly string[]>;
