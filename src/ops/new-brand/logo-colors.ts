import { luminance } from './contrast';
import { toHex, toOklch } from './oklch';
import type { Mode } from './palette';

/** Pixels of a picture, four bytes each: red, green, blue, opacity. */
export type Pixels = ArrayLike<number>;

/** What a logo tells about its brand: its strongest colours, and the mode in which it is visible. */
export type LogoColors = {
  readonly primary: string | undefined;
  readonly accent: string | undefined;
  /** The only mode in which the whole logo is visible; undefined if it is in both, as with a background of its own. */
  readonly onlyMode: Mode | undefined;
};

/** Pixels that are not transparent (`seen`); of those, how many vanish on a white page and on a black one. */
type LightCounts = { seen: number; pale: number; deep: number };
/** Pixels of nearly one hue: sums of chroma, of lightness and of direction, each pixel weighted by its chroma. */
type Group = { weight: number; l: number; x: number; y: number };

/** Weaker colours look grey. */
const greyChroma = 0.04;
/** A hue of a smaller share of the pixels is a line or a highlight, not a colour of the brand. */
const minShare = 0.03;
/** Degrees of hue in a group, and between two colours that a brand calls its own. */
const groupAngle = 15;
const minAngle = 40;
/** Luminance above which a pixel vanishes on a white page, and below which it vanishes on a black one. */
const paleLuminance = 0.6;
const deepLuminance = 0.12;
/** A logo that fills its picture to this share has its own background. */
const filledShare = 0.97;
/** A smaller share of pixels that vanish does not harm a logo. */
const harmlessShare = 0.08;

/** The colours of a logo, by the hues of its pixels: fifteen degrees a group, each pixel weighted by its strength. */
export function logoColors(pixels: Pixels): LogoColors {
  const groups = new Map<number, Group>();
  const counts: LightCounts = { seen: 0, pale: 0, deep: 0 };
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    // More transparent than not.
    if (opacity < 128) continue;
    const brightness = luminance([red / 255, green / 255, blue / 255]);
    counts.seen += 1;
    if (brightness > paleLuminance) counts.pale += 1;
    if (brightness < deepLuminance) counts.deep += 1;
    addTo(groups, hexOf(red, green, blue));
  }
  const [strongest, ...rest] = [...groups.values()]
    .filter(({ weight }) => weight >= counts.seen * minShare * greyChroma)
    .sort((one, other) => other.weight - one.weight);
  const second = rest.find((group) => strongest !== undefined && hueBetween(group, strongest) > minAngle);
  return {
    primary: strongest && toColor(strongest),
    accent: second && toColor(second),
    onlyMode: visibleMode(counts, pixels.length / 4),
  };
}

function visibleMode({ seen, pale, deep }: LightCounts, pixelCount: number): Mode | undefined {
  if (seen > pixelCount * filledShare || Math.max(pale, deep) < seen * harmlessShare) return undefined;
  return pale > deep ? 'dark' : 'light';
}

function addTo(groups: Map<number, Group>, hex: string): void {
  const { l, c, h } = toOklch(hex);
  if (c < greyChroma) return;
  const key = Math.floor((h + 360) / groupAngle);
  const group = groups.get(key) ?? { weight: 0, l: 0, x: 0, y: 0 };
  const radians = (h * Math.PI) / 180;
  group.weight += c;
  group.l += l * c;
  group.x += c * c * Math.cos(radians);
  group.y += c * c * Math.sin(radians);
  groups.set(key, group);
}

function toColor({ weight, l, x, y }: Group): string {
  return toHex({ l: l / weight, c: Math.hypot(x, y) / weight, h: (Math.atan2(y, x) * 180) / Math.PI });
}

function hueBetween(one: Group, other: Group): number {
  const angle = Math.abs(Math.atan2(one.y, one.x) - Math.atan2(other.y, other.x)) * (180 / Math.PI);
  return Math.min(angle, 360 - angle);
}

function hexOf(...channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
