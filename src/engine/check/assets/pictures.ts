import type { Position } from '../../issue';
import { memoByObject } from '../../memo';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import { nearestName } from '../../nearest-name';
import type { ParsedFile, Picture } from '../../parse/config-file';
import type { NamesCheck } from '../site-check';
import { xmlFault } from './xml-fault';

/** Largest size of a picture by file ending, in units of 1024 bytes, for slow networks. */
const budgets: { readonly [ending: string]: number } = {
  svg: 60,
  png: 200,
  jpg: 200,
  jpeg: 200,
  webp: 200,
  avif: 200,
  gif: 200,
};

/** Scripts and event handlers. A browser runs them when the file is opened by its own address. */
const scriptPattern = /<(?:\w+:)?(?:script|foreignObject)\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']\s*javascript:/i;
const outsideAddress = /(?:(?:href|src)\s*=\s*|url\(\s*|@import\s+)["']?\s*(?:https?:)?\/\/(?!www\.w3\.org)[^"')\s]*/i;

/** Pictures in a merchant's folder that are harmful, broken, too heavy or unused. */
export const pictures: NamesCheck = {
  finds: 'pictures with scripts, without a size, over their budget or of another kind than their name says',
  run({ composed, names: { usedAssets }, isWhole, report }) {
    const namesNotHere = [...usedAssets].filter((name) => !composed.folder.assets.has(name)).map(withoutFolder);
    const isMisspelt = (name: string) =>
      namesNotHere.some((one) => baseOf(one) === baseOf(name) || nearestName(one, [name]) !== undefined);
    // A parent's pictures are for its brands, and a page that was not read may use any.
    const judgesUse = isWhole && composed.merchant.abstract !== true;
    for (const [name, file] of composed.folder.assets) {
      if (file.picture === undefined) continue;
      const fault = faultOf(name, file, file.picture);
      if (fault)
        report(fault.finding, {
          file,
          path: [],
          ...(fault.offset === undefined ? {} : { at: positionAt(fault.offset, file) }),
        });
      else if (judgesUse && !usedAssets.has(name) && !isMisspelt(name))
        report(messages.unusedPicture(name), { file, path: [] });
    }
  },
};

/** `assets/logo.svg` means `logo.svg`. */
function withoutFolder(name: string): string {
  return name.replace(/^\.?\/?assets\//, '');
}

/** `logo.svg` of `../../noor/assets/logo.svg`. */
function baseOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
}

/** A fault of a picture, and its offset in the picture's text. */
type Fault = { readonly finding: Finding; readonly offset?: number };

function positionAt(offset: number, { path, text }: ParsedFile): Position {
  const linesAbove = text.slice(0, offset).split('\n');
  return { file: path, line: linesAbove.length, column: (linesAbove.at(-1) ?? '').length + 1 };
}

function faultOf(name: string, file: ParsedFile, { bytes, kind, isCut }: Picture): Fault | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const budget = budgets[ending];
  if (budget === undefined) return { finding: messages.unknownPicture(name, Object.keys(budgets)) };
  if (bytes === 0) return { finding: messages.emptyPicture(name) };
  const expectedKind = ending === 'jpeg' ? 'jpg' : ending;
  if (ending === 'svg') {
    const fault = faultOfSvg(file);
    if (fault !== undefined) return fault;
  } else if (kind === undefined) return { finding: messages.otherPicture(name) };
  else if (isCut === true) return { finding: messages.cutPicture(name) };
  else if (kind !== expectedKind) return { finding: messages.misnamedPicture(name, kind) };
  return bytes > budget * 1024 ? { finding: messages.heavyPicture(name, Math.round(bytes / 1024), budget) } : undefined;
}

/** Elements that draw something. An SVG without any is an empty surface. */
const drawnElement = /<(?:\w+:)?(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignObject)[\s/>]/;
/** Bitmaps inside an SVG. */
const embeddedBitmap = /<(?:\w+:)?(?:image|feImage)\b[^>]*?href\s*=\s*["']\s*data:image\/(?!svg)(\w+)/i;
/** References to other files. A browser does not load them for an SVG in an `<img>`. */
const otherFile =
  /<(?:\w+:)?(?:image|feImage|use)\b[^>]*?href\s*=\s*["'](?!\s*(?:#|data:|https?:|\/\/|javascript:|["']))[^"']*/i;

const faultOfSvg = memoByObject((file: ParsedFile): Fault | undefined => {
  const { text } = file;
  const name = file.path.split('/').slice(2).join('/');
  const rootTag = firstTag(text);
  if (!/^<(?:\w+:)?svg\b/i.test(rootTag)) return { finding: messages.otherPicture(name) };
  const finding = faultInSvg(name, text);
  if (finding !== undefined && finding.severity === 'error') return { finding };
  const fault = xmlFault(text);
  if (fault !== undefined) return { finding: messages.brokenSvg(name, fault.why), offset: fault.offset };
  if (!/xmlns(?::\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(rootTag))
    return { finding: messages.svgWithoutNamespace(name), offset: text.indexOf(rootTag) };
  if (finding !== undefined) return { finding };
  if (!drawnElement.test(text)) return { finding: messages.blankSvg(name), offset: text.indexOf(rootTag) };
  const bitmapMatch = embeddedBitmap.exec(text);
  return bitmapMatch === null
    ? undefined
    : { finding: messages.rasterInSvg(name, bitmapMatch[1] ?? ''), offset: bitmapMatch.index };
});

/** The tag of the first element. Comments, processing instructions and the DOCTYPE before it are skipped. */
function firstTag(text: string): string {
  const withoutProlog = text.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/gi, '');
  return /<[^>]*>/.exec(withoutProlog)?.[0] ?? '';
}

/** The end tag of the root, or a root that closes itself. */
const svgEnd = /<\/(?:\w+:)?svg>\s*$|^[^>]*<(?:\w+:)?svg\b[^>]*\/>\s*$/i;

function faultInSvg(name: string, text: string): Finding | undefined {
  const rootTag = /<(?:\w+:)?svg\b[^>]*>/i.exec(text)?.[0];
  if (rootTag === undefined) return messages.otherPicture(name);
  if (!svgEnd.test(text.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''))) return messages.cutPicture(name);
  const script = scriptPattern.exec(text)?.[0].trim();
  if (script !== undefined) return messages.scriptInPicture(name, script);
  const address = (outsideAddress.exec(text) ?? otherFile.exec(text))?.[0];
  if (address !== undefined) return messages.outsidePicture(name, address);
  const [, viewBox] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(rootTag) ?? [];
  const boxNumbers = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (boxNumbers !== undefined && !(boxNumbers.length === 4 && boxNumbers.slice(2).every((side) => side > 0)))
    return messages.emptyBox(name, viewBox ?? '');
  const hasSize = viewBox !== undefined || (/\swidth\s*=/.test(rootTag) && /\sheight\s*=/.test(rootTag));
  return hasSize ? undefined : messages.sizelessPicture(name);
}
