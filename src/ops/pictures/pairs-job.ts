import type { Pixels } from '@/qa/pictures/differing-box';
import { type PairOrder, takePairs as takePairsWith } from '@/qa/pictures/take-pairs';
import { loadSharp } from '../new-brand/load-sharp';

/** Takes pairs of pictures; sharp reads their pixels. */
export function takePairs(order: PairOrder, machine: { readonly root: string; readonly executablePath: string }) {
  return takePairsWith(order, { ...machine, pixelsOf });
}

async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
