import { runOrder } from '@/ops/pictures/run-order';
import type { TakenPictures } from '@/review/diff/diff-pictures';
import type { PictureOrder } from '@/review/screens/take-pictures';

/** Takes pictures of screens in two states of the merchants. */
export function takePictures(order: PictureOrder): Promise<TakenPictures> {
  return runOrder('takePictures', order);
}
