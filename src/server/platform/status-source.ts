import type { Gateway } from '../gateway/gateway';
import type { ServedSite } from '../sites/site-source';
import { askPlatform, PlatformClosed } from './ask-platform';

/** 0 normal, 1 maintenance, 2 region restricted; maintenance wins. */
export type Mode = 0 | 1 | 2;

/** Asks the platform whether it is open to one visitor. */
export type StatusSource = {
  /** Never rejects and never takes longer than its limit; without an answer the last known maintenance flag decides. */
  readonly modeFor: (served: ServedSite, language: string, address: string) => Promise<Mode>;
  /** Forgets what is known, and what a question under way will say. */
  readonly expire: () => void;
};

/** How it is asked. */
export type StatusSourceInput = {
  readonly gateway: Gateway;
  readonly clock: () => number;
  readonly waitMs?: number;
};

/** Never keeps an answer: only questions of one address that are under way at once are asked once. */
export function createStatusSource({ gateway, clock, waitMs = 150 }: StatusSourceInput): StatusSource {
  let lastMaintenance = new Map<string, boolean>();
  let running = new Map<string, Promise<Mode>>();

  async function ask(served: ServedSite, language: string, address: string): Promise<Mode> {
    const { id } = served.site;
    const known = lastMaintenance;
    try {
      const question = {
        call: 'status' as const,
        site: served.site,
        language,
        timeoutMs: waitMs,
        address,
        now: clock(),
      };
      const status = parseStatus(await askPlatform(gateway, question));
      known.set(id, status.maintenance);
      return status.maintenance ? 1 : status.regionRestriction ? 2 : 0;
    } catch (error) {
      if (error instanceof PlatformClosed) known.set(id, true);
      return known.get(id) === true ? 1 : 0;
    }
  }

  return {
    modeFor(served, language, address) {
      const key = `${served.site.id} ${address}`;
      const questions = running;
      const asked = questions.get(key) ?? ask(served, language, address).finally(() => questions.delete(key));
      questions.set(key, asked);
      return asked;
    },
    expire() {
      lastMaintenance = new Map();
      running = new Map();
    },
  };
}

/** The two flags of a status answer. Throws where it is malformed: then the last known flag counts. */
function parseStatus(value: unknown): { readonly maintenance: boolean; readonly regionRestriction: boolean } {
  if (typeof value !== 'object' || value === null || !('maintenance' in value)) throw new Error('no status');
  return {
    maintenance: isOn(value.maintenance),
    regionRestriction: 'regionRestriction' in value && isOn(value.regionRestriction),
  };
}

/** Flags come as booleans, `1`, `'1'` and `'Y'` (wire contract 1.8). */
const isOn = (flag: unknown) => flag === true || flag === 1 || flag === '1' || flag === 'Y' || flag === 'true';
