import { didYouMean, error, type Finding, listed, warning } from './finding';

// Pictures
export const scriptInPicture = (name: string, script: string): Finding =>
  error(
    'script-in-picture',
    `"${name}" holds ${JSON.stringify(script)}, which runs for everybody who opens the picture by its address, so it is a way into the site. Export it again without scripts and handlers.`,
  );
export const outsidePicture = (name: string, address: string): Finding =>
  warning(
    'outside-picture',
    `"${name}" loads from elsewhere (${address}), which browsers refuse in a picture, so a part of it is missing. Put that part into the file.`,
  );
export const sizelessPicture = (name: string): Finding =>
  warning(
    'sizeless-picture',
    `"${name}" has neither a viewBox nor a width and a height, so browsers draw it at any size and cut it. Export it with a viewBox.`,
  );
export const otherPicture = (name: string): Finding =>
  error(
    'other-picture',
    `"${name}" is not a picture of the kind that its name says, so no image shows. Export it again.`,
  );
/** `kind`: the format of the bitmap. Its name has the ending of another one. */
export const misnamedPicture = (name: string, kind: string): Finding =>
  warning(
    'misnamed-picture',
    `"${name}" is a ${kind.toUpperCase()}, not what its name says: browsers show it all the same, other programs may refuse it. Call it ${name.replace(/\.\w+$/, `.${kind}`)}, or export it again.`,
  );
export const cutPicture = (name: string): Finding =>
  error(
    'other-picture',
    `"${name}" ends before its ${name.toLowerCase().endsWith('.svg') ? '</svg>' : 'last part'}, as if it was cut off when it was copied, so no image shows. Copy or export it again.`,
  );
/** `why` names the fault in the file, such as a "<" that begins no element. */
export const brokenSvg = (name: string, why: string): Finding =>
  error(
    'other-picture',
    `"${name}" is not well-formed XML: here is ${why}. Browsers then draw nothing of it, so no image shows. Correct it, or export it again.`,
  );
export const svgWithoutNamespace = (name: string): Finding =>
  error(
    'other-picture',
    `"${name}" does not say that it is an SVG, so browsers draw nothing of it and no image shows. Write <svg xmlns="http://www.w3.org/2000/svg" …>.`,
  );
export const emptyBox = (name: string, box: string): Finding =>
  error(
    'other-picture',
    `The viewBox of "${name}" is "${box}", which holds no width and height, so browsers draw nothing of it and no image shows. Write four numbers, such as "0 0 150 40".`,
  );
export const blankSvg = (name: string): Finding =>
  error(
    'other-picture',
    `"${name}" holds no shape, text or picture, so browsers draw nothing of it and no image shows. Export it again with what it is to show.`,
  );
export const rasterInSvg = (name: string, kind: string): Finding =>
  warning(
    'raster-in-svg',
    `"${name}" holds a picture in pixels (${kind}), so it is heavy, compresses badly and is blurred when it is large. Draw it as shapes, or save the picture itself as WebP or PNG.`,
  );
/** A node that says another size than its picture has. */
export const otherSize = (said: string, name: string, found: string): Finding =>
  warning(
    'other-size',
    `The size is said to be ${said}, and "${name}" is ${found}, so it is squeezed or the page jumps when it loads. Write the width and the height of the file.`,
  );
export const unknownPicture = (name: string, endings: readonly string[]): Finding =>
  warning(
    'unknown-picture',
    `Browsers cannot show "${name}", so players never see it. Export it as one of ${listed(endings)}, or remove it.`,
  );
export const emptyPicture = (name: string): Finding =>
  error('other-picture', `"${name}" is an empty file, so no image shows. Copy the picture again.`);
export const heavyPicture = (name: string, kilobytes: number, budget: number): Finding =>
  warning(
    'heavy-picture',
    `"${name}" is ${kilobytes} kB and players on a slow network wait for it; ${budget} kB are enough. Make it smaller, or export it as WebP or AVIF.`,
  );
export const unusedPicture = (name: string): Finding =>
  warning(
    'unused-picture',
    `Nothing shows "${name}", so it only takes room. Name it as "asset:${name}", or remove it.`,
  );
/** `fitting`: the reference of a picture that has the side. */
export const notSquare = (name: string, width: number, height: number, fitting: string | undefined): Finding =>
  error(
    'not-square',
    `"${name}" is ${width} × ${height}, and an icon is square, so home screens squeeze it. ${didYouMean(fitting, 'Draw it as wide as it is high.')}`,
  );
/** `fitting`: the reference of a picture that has the side. */
export const otherSide = (name: string, side: number, due: number, fitting: string | undefined): Finding =>
  warning(
    'other-side',
    `"${name}" is ${side} pixels wide where ${due} are needed, so home screens scale it. ${didYouMean(fitting, `Export it at ${due} × ${due}.`)}`,
  );
/** A picture of a shared link. `fitting`: the reference of a picture that would do, and its size. */
export const unsharedPicture = (
  fault: string,
  fitting: { readonly reference: string; readonly size: string } | undefined,
) =>
  warning(
    'unshared-picture',
    `${fault} ${fitting === undefined ? 'Draw a PNG or JPEG of 1200 × 630.' : `Write "${fitting.reference}", which is there and is ${fitting.size}.`}`,
  );
export const unshownKind = (kind: string) =>
  `A shared link shows no ${kind.toUpperCase()}, so messengers show no picture.`;
export const smallShare = (name: string, size: string) =>
  `"${name}" is ${size}, too small for a shared link, so messengers show it tiny or not at all.`;
