import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObject, type Site } from '@/engine';
import type { Group } from '@/qa/causes/group-by-cause';
import { messages } from '@/qa/messages';
import { chooseScreens, type PictureScreen } from '@/qa/pictures/choose-screens';
import { readPair } from '@/qa/pictures/read-pair';
import type { GroupPictures } from '@/qa/report/report-data';
import { messages as reviewMessages } from '@/review/messages';
import { runOrder } from '../pictures/run-order';

/** A folder of more pictures is too large to send. */
const mostScreens = 60;

export type PicturesOfRun = { readonly pictures: GroupPictures; readonly notes: readonly string[] };

/** Pictures of screens that stand for each group, in the folder `pictures` of `out`. */
export async function picturesOfRun(
  groups: readonly Group[],
  { out, folders, broken, siteOf }: PictureInput,
): Promise<PicturesOfRun> {
  const chosen = chooseScreens(groups, siteOf, mostScreens);
  const unserved = (screen: PictureScreen) => broken.includes(screen.brand);
  const shown = [...chosen.values()].flat().filter((screen) => !unserved(screen));
  const screens = [...new Map(shown.map((screen) => [keyOf(screen), screen])).values()];
  const folder = resolve(join(out, 'pictures'));
  rmSync(folder, { recursive: true, force: true });
  if (chosen.size === 0) return { pictures: new Map(), notes: [] };
  mkdirSync(folder, { recursive: true });
  const onLine = (count: number) => process.stderr.write(`${count} of ${screens.length} screens photographed\n`);
  const { lines, failure } =
    screens.length === 0
      ? { lines: [], failure: '' }
      : await runOrder('takePairs', { ...folders, out: folder, screens }, onLine);
  if (lines.some((line) => isObject(line) && line.missing === 'browser'))
    return { pictures: new Map(), notes: [reviewMessages.noBrowser] };
  if (lines.length === 0 && screens.length > 0)
    return { pictures: new Map(), notes: [reviewMessages.noPictures(failure)] };
  const pairs = new Map(screens.map((screen, index) => [keyOf(screen), readPair(lines[index])]));
  const pictures = new Map(
    [...chosen].map(([id, screensOfGroup]) => [
      id,
      screensOfGroup.map((screen) => ({
        screen,
        pair: unserved(screen)
          ? { why: messages.keepsLastGood(screen.brand) }
          : (pairs.get(keyOf(screen)) ?? { why: failure }),
      })),
    ]),
  );
  const withoutScreens = groups.filter(({ id }) => (chosen.get(id)?.length ?? 0) === 0).length;
  return { pictures, notes: withoutScreens === 0 ? [] : [messages.withoutPictures(withoutScreens)] };
}

/** The same for one screen of several causes, so that it is photographed once. */
const keyOf = ({ brand, path, persona, language }: PictureScreen) => [brand, path, persona, language].join(' ');

type PictureInput = {
  readonly out: string;
  readonly folders: { readonly before: string; readonly after: string };
  /** Brands that no server serves as they are. */
  readonly broken: readonly string[];
  readonly siteOf: (brand: string) => Site | undefined;
};
