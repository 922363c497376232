import type { Finding } from '../../finding';
import * as messages from '../../messages';
import { nearest } from '../../near';
import type { ParsedFile, Picture } from '../../parse/config-file';
import type { SiteCheck } from '../site-check';

/** Kilobytes that a picture may take on a slow network. */
const budgets: { readonly [ending: string]: number } = {
  svg: 60,
  png: 200,
  jpg: 200,
  jpeg: 200,
  webp: 200,
  avif: 200,
  gif: 200,
};

/** Scripts and handlers: no browser runs them in a picture, and whoever opens it by its address does. */
const scripts = /<script\b|<foreignObject\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']\s*javascript:/i;
const outside = /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/(?!www\.w3\.org)[^"']*/i;

/** Pictures of a merchant's own folder that harm, do not show, weigh too much or are shown by nothing. */
export const pictures: SiteCheck = {
  finds: 'pictures with scripts, without a size, over their budget or of another kind than their name says',
  look({ composed, usedAssets, isWhole, report }) {
    const misspelt = [...usedAssets].filter((name) => !composed.folder.assets.has(name)).map(withoutFolder);
    const isMisspelt = (name: string) => misspelt.some((one) => nearest(one, [name]) !== undefined);
    for (const [name, file] of composed.folder.assets) {
      const finding = file.picture && faultOf(name, file, file.picture);
      if (finding) report(finding, { file, path: [] });
      else if (
        isWhole &&
        composed.merchant.abstract !== true &&
        file.picture &&
        !usedAssets.has(name) &&
        !isMisspelt(name)
      )
        report(messages.unusedPicture(name), { file, path: [] });
    }
  },
};

/** `assets/logo.svg` means `logo.svg`. */
function withoutFolder(name: string): string {
  return name.replace(/^\.?\/?assets\//, '');
}

function faultOf(name: string, { text }: ParsedFile, { bytes, kind }: Picture): Finding | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const budget = budgets[ending];
  if (budget === undefined) return messages.unknownPicture(name, Object.keys(budgets));
  if (bytes === 0) return messages.emptyPicture(name);
  const told = ending === 'jpeg' ? 'jpg' : ending;
  if (ending === 'svg') {
    const fault = faultOfSvg(name, text);
    if (fault !== undefined) return fault;
  } else if (kind !== told) return messages.otherPicture(name, kind);
  return bytes > budget * 1024 ? messages.heavyPicture(name, Math.round(bytes / 1024), budget) : undefined;
}

function faultOfSvg(name: string, text: string): Finding | undefined {
  const root = /<svg\b[^>]*>/i.exec(text)?.[0];
  if (root === undefined) return messages.otherPicture(name, undefined);
  if (!/<\/svg>\s*$|^[^>]*<svg\b[^>]*\/>\s*$/i.test(text.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')))
    return messages.cutPicture(name);
  const script = scripts.exec(text)?.[0].trim();
  if (script !== undefined) return messages.scriptInPicture(name, script);
  const address = outside.exec(text)?.[0];
  if (address !== undefined) return messages.outsidePicture(name, address);
  const hasSize = /\sviewBox\s*=/.test(root) || (/\swidth\s*=/.test(root) && /\sheight\s*=/.test(root));
  return hasSize ? undefined : messages.sizelessPicture(name);
}
