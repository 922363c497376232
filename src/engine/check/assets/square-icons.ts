import type { Composed } from '../../compose/compose-site';
import type { JsonPath } from '../../json';
import * as messages from '../../messages';
import type { ParsedFile } from '../../parse/config-file';
import { schemaMeaningAt } from '../../parse/meaning';
import type { SiteCheck } from '../site-check';

type Size = { readonly width: number; readonly height: number };

/**
 * Icons that are not square, and icons whose width in pixels differs from the size in their setting's name. Home
 * screens squeeze or refuse such icons.
 */
export const squareIcons: SiteCheck = {
  finds: 'icons that are not square or not of their side',
  run({ composed, catalogue, reportSetting }) {
    const { icon, maskable, icons = {} } = composed.merchant.brand ?? {};
    const checkIcon = (reference: string | undefined, path: JsonPath, side?: number) => {
      const name = reference?.startsWith('asset:') ? reference.slice('asset:'.length) : undefined;
      const file = name === undefined ? undefined : assetOf(name, composed);
      const size = file && sizeOf(file);
      if (name === undefined || size === undefined) return;
      const fitting = side === undefined ? undefined : iconOfSide(side, composed);
      if (size.width !== size.height) reportSetting(messages.notSquare(name, size.width, size.height, fitting), path);
      else if (side !== undefined && file?.picture?.width !== undefined && size.width !== side)
        reportSetting(messages.otherSide(name, size.width, side, fitting), path);
    };
    checkIcon(icon, ['brand', 'icon']);
    checkIcon(maskable, ['brand', 'maskable']);
    // A name that is not a size is reported by another check.
    const isSide = (side: string) =>
      schemaMeaningAt(catalogue.schemas, 'merchant', ['brand', 'icons', side]) !== undefined;
    for (const [side, reference] of Object.entries(icons))
      if (isSide(side)) checkIcon(reference, ['brand', 'icons', side], Number(side));
  },
};

/** A reference to a square picture of this many pixels in the merchant's own folder. */
function iconOfSide(side: number, { folder }: Composed): string | undefined {
  const found = [...folder.assets].find(([, { picture }]) => picture?.width === side && picture.height === side);
  return found && `asset:${found[0]}`;
}

/** A picture by its name: the merchant's own file, else that of its nearest ancestor. */
export function assetOf(name: string, { folder, parent }: Composed): ParsedFile | undefined {
  return folder.assets.get(name) ?? (parent && assetOf(name, parent));
}

/** The size of a picture in pixels, or of an SVG in units of its viewBox; undefined if the file does not say it. */
export function sizeOf({ picture, text }: ParsedFile): Size | undefined {
  if (picture?.width !== undefined && picture.height !== undefined)
    return { width: picture.width, height: picture.height };
  const rootTag = /<(?:\w+:)?svg\b[^>]*>/i.exec(text)?.[0] ?? '';
  const [, width, height] = /\sviewBox\s*=\s*["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(rootTag) ?? [];
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) };
}
