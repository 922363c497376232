import type { Pair } from '../compare/compare-nodes';
import { type Report, toReport } from '../compare/report';
import { languagesOf } from '../compare/words/words-of';
import { personaNames } from '../layouts/persona-visitors';
import { messages } from '../messages';
import { type ConfigLanguage, openLanguage } from '../workspace/language';
import { type BrandPairs, readBrands } from './brand-states';
import { type ConfigFolder, configAt } from './config-at';

/** The names of both places; `config` is the folder of merchants here. */
export type Places = {
  readonly from: string;
  readonly to: string;
  readonly config: string;
  /** True if both were checked before. Then they are only composed, which is far quicker. */
  readonly areChecked?: boolean;
};

/** The comparison of two places. */
export type ComparedPlaces = {
  readonly report: Report;
  readonly brands: BrandPairs;
  /** The folder of merchants of each place. They exist until `close` is called. */
  readonly folders: Pair<string>;
  /** Notes that a reader needs before the changes. */
  readonly notes: readonly string[];
  readonly close: () => void;
};

/** Reads both places and compares them. `language` is the language of titles and names. Throws an `Error` for ops. */
export async function comparePlaces(
  { from, to, config, areChecked }: Places,
  language?: string,
): Promise<ComparedPlaces> {
  const { catalogue, loader } = areChecked === true ? withoutChecks(openLanguage()) : openLanguage();
  const openPlaces: ConfigFolder[] = [];
  const close = () => {
    for (const place of openPlaces) place.close();
  };
  try {
    for (const place of [from, to]) openPlaces.push(await configAt(place, config));
    const [before = '', after = ''] = openPlaces.map(({ folder }) => folder);
    const consoles = openPlaces.find((place) => place.consoles !== undefined)?.consoles;
    const brands = await readBrands({ before, after }, { catalogue, loader }, consoles);
    checkLanguage(language, brands);
    const files = {
      before: openPlaces[0]?.consoles ? undefined : from,
      after: openPlaces[1]?.consoles ? undefined : to,
    };
    const options = { catalogue, personas: personaNames(catalogue), isFromServer: consoles !== undefined, language };
    return {
      report: toReport({ from, to, brands: brands.brands, pairs: brands.pairs, options }),
      brands,
      folders: { before, after },
      notes: [...openPlaces.flatMap(({ note }) => note ?? []), ...brokenNotes(files, brands)],
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function withoutChecks({ catalogue, loader }: ConfigLanguage): ConfigLanguage {
  const load: typeof loader.load = (files) => ({ ...loader.compose(files), issues: [], broken: new Set() });
  return { catalogue, loader: { ...loader, load } };
}

function checkLanguage(language: string | undefined, { loaded }: BrandPairs): void {
  const languages = [
    ...new Set([...loaded.before.sites.values(), ...loaded.after.sites.values()].flatMap(languagesOf)),
  ];
  if (language !== undefined && !languages.includes(language))
    throw new Error(messages.noBrandSpeaks(language, languages.sort()));
}

/**
 * A brand with errors is compared as far as it can be read, with a note. A running server has no note: it serves only
 * good brands.
 */
function brokenNotes(places: Pair<string | undefined>, { loaded }: BrandPairs): readonly string[] {
  return (['before', 'after'] as const).flatMap((side) => {
    const [place, { broken }] = [places[side], loaded[side]];
    return place !== undefined && broken.size > 0 ? [messages.brokenSide(place, [...broken])] : [];
  });
}
