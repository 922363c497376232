import { type PublishedBuilds, type PublishedFile, parseBuildFiles } from './published';
import type { PublishedStore } from './published-store';

/** The files of published builds of the client. */
export type BuiltFiles = {
  /** Reads the lists of builds that are new. Gives those that cannot be read, with the reason. */
  readonly take: (builds: PublishedBuilds) => Promise<ReadonlyMap<string, string>>;
  /**
   * How a file is read, by its path on a brand's host; undefined where no build has it. Only such files are fetched.
   */
  readonly find: (path: string) => (() => Promise<Uint8Array>) | undefined;
};

export function createBuiltFiles(store: PublishedStore): BuiltFiles {
  let lists: ReadonlyMap<string, ReadonlyMap<string, PublishedFile>> = new Map();
  return {
    async take(builds) {
      const failures = new Map<string, string>();
      const nextLists = await Promise.all(
        [...builds.values()].map(async (build) => {
          const known = lists.get(build.file);
          if (known !== undefined) return [build.file, known] as const;
          try {
            const files = parseBuildFiles(JSON.parse(new TextDecoder().decode(await store.file(build))));
            if (files === undefined) throw new Error('it is not a list of files');
            return [build.file, files] as const;
          } catch (error) {
            failures.set(build.file, error instanceof Error ? error.message : String(error));
            return undefined;
          }
        }),
      );
      lists = new Map(nextLists.filter((list) => list !== undefined));
      return failures;
    },
    find(path) {
      for (const files of lists.values()) {
        const file = files.get(path);
        if (file !== undefined) return () => store.file(file);
      }
      return undefined;
    },
  };
}
