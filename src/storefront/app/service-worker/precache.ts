/** Address of the list of files for the worker. The server writes it by host and language. */
export const precachePath = '/sw-precache.json';

/** What a browser needs to show pages offline. */
export type Precache = {
  /** Files under their hash that home and the offline page need. */
  readonly files: readonly string[];
  /** Address of home's document, a guest's. */
  readonly shell: string;
  /** Paths of home. */
  readonly shellPaths: readonly string[];
  /** Address of the offline page's document. */
  readonly offline: string;
};

export function parsePrecache(value: unknown): Precache {
  const list = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const texts = (name: string) => {
    const entry = list.get(name);
    return Array.isArray(entry) ? entry.filter((item) => typeof item === 'string') : [];
  };
  const text = (name: string, fallback: string) => {
    const entry = list.get(name);
    return typeof entry === 'string' ? entry : fallback;
  };
  return {
    files: texts('files'),
    shell: text('shell', '/'),
    shellPaths: texts('shellPaths'),
    offline: text('offline', '/offline.html'),
  };
}
