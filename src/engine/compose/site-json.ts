import type { Site } from '../config';

type Tables = { readonly [language: string]: string };

/** For each site that was composed here: gives its text tables as JSON, without joining them. */
const tablesOfSites = new WeakMap<Site, () => Tables>();

export function keepTables(site: Site, tables: () => Tables): void {
  tablesOfSites.set(site, tables);
}

/** A site as JSON: what `JSON.stringify` gives, in another order of the texts. */
export function siteJson(site: Site): string {
  const { format, id, hash, merchant, pages, conditions } = site;
  const head = JSON.stringify({ format, id, hash, merchant, pages, conditions });
  const tables = tablesOfSites.get(site)?.() ?? tablesOf(site);
  const members = Object.entries(tables).map(([language, table]) => `${JSON.stringify(language)}:${table}`);
  return `${head.slice(0, -1)},"texts":{${members.join(',')}}}`;
}

function tablesOf({ texts }: Site): Tables {
  return Object.fromEntries(Object.entries(texts).map(([language, table]) => [language, JSON.stringify(table)]));
}
