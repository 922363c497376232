import type { Composed } from '../../compose/compose-site';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { assetOf, sizeOf } from './square-icons';

/** The least size that messengers show large. */
const least = { width: 600, height: 315 };

/** A picture of a shared link that messengers do not show. */
export const sharePicture: SiteCheck = {
  finds: 'a picture of a shared link that messengers do not show',
  onlyWarns: true,
  run({ composed, reportSetting }) {
    const { share } = composed.merchant.brand ?? {};
    if (share?.startsWith('asset:') !== true || composed.merchant.abstract === true) return;
    const name = share.slice('asset:'.length);
    const fault = faultOf(name, composed);
    if (fault !== undefined)
      reportSetting(messages.unsharedPicture(fault, fittingPicture(composed)), ['brand', 'share']);
  },
};

function faultOf(name: string, composed: Composed): string | undefined {
  const file = assetOf(name, composed);
  const kind = name.toLowerCase().endsWith('.svg') ? 'svg' : file?.picture?.kind;
  // A picture that is missing or broken is reported by another check.
  if (file === undefined || kind === undefined) return undefined;
  if (!isShown(kind)) return messages.unshownKind(kind);
  const size = sizeOf(file);
  if (size === undefined || (size.width >= least.width && size.height >= least.height)) return undefined;
  return messages.smallShare(name, `${size.width} × ${size.height}`);
}

/** Whether messengers show pictures of this kind. */
const isShown = (kind: string | undefined) => kind === 'png' || kind === 'jpg';

/** A picture of the merchant's own in the size that messengers ask for: 1200 × 630. */
function fittingPicture({ folder }: Composed): Parameters<typeof messages.unsharedPicture>[1] {
  const found = [...folder.assets].find(
    ([, { picture }]) => isShown(picture?.kind) && picture?.width === 1200 && picture.height === 630,
  );
  return found && { reference: `asset:${found[0]}`, size: '1200 × 630' };
}
