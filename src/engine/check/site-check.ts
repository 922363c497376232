import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import type { Finding } from '../messages/finding';
import type { JsonPath } from '../json';
import type { Origin } from '../parse/config-file';
import type { UsedTexts } from './texts/used-texts';

/** What a check looks at, and where it says what it found. */
export type SitePlace = {
  readonly composed: Composed;
  readonly catalogue: Catalogue;
  /** Keys of texts that pages and settings show. */
  readonly usedTexts: UsedTexts;
  /** Pages that links to none mean, and texts that keys of none mean: they are as good as led to and shown. */
  readonly meant: ReadonlySet<string>;
  /** Every file of it and of its parents could be read: what is missing then is missing. */
  readonly isRead: boolean;
  /** And none of its own undoes its own work: what nothing reads then is meant for nobody. */
  readonly isWhole: boolean;
  /** Names of the pictures that they show. */
  readonly usedAssets: ReadonlySet<string>;
  readonly report: (finding: Finding, origin: Origin) => void;
  /** The same for a setting of merchant.json, in whichever file of the chain it stands. */
  readonly reportSetting: (finding: Finding, path: JsonPath, key?: boolean) => void;
};

/** One thing that can be wrong with a merchant as a whole: what it is, and how it is found. */
export type SiteCheck = {
  /** What players or ops would meet, as a line of a list. */
  readonly finds: string;
  readonly look: (place: SitePlace) => void;
  /**
   * What of a merchant it looks at, where that is little: as long as these are the same objects it finds the same, and does not look again.
   * It may then ask of its place nothing but the merchant and the catalogue.
   */
  readonly reads?: (composed: Composed) => readonly unknown[];
};
