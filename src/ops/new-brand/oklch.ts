/** A colour by lightness (0 to 1), chroma and hue (degrees): Björn Ottosson's OKLab in polar coordinates. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** Red, green and blue, 0 to 1 each; screens cannot show values outside. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` → red, green and blue, 0 to 1 each. */
export function toRgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** `#rrggbb` → lightness, chroma and hue. */
export function toOklch(hex: string): Oklch {
  const [screenRed, screenGreen, screenBlue] = toRgb(hex);
  const [red, green, blue] = [toLinear(screenRed), toLinear(screenGreen), toLinear(screenBlue)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Back to `#rrggbb`. A colour that screens cannot show loses chroma, and keeps lightness and hue. */
export function toHex({ l, c, h }: Oklch): string {
  for (let strength = c; strength > 0.001; strength *= 0.94) {
    const rgb = linearOf({ l, c: strength, h });
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return hexOf(rgb);
  }
  return hexOf(linearOf({ l, c: 0, h }));
}

function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function hexOf(linear: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, toScreen(value))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${linear.map(part).join('')}`;
}

/** An sRGB channel → linear light. */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toScreen(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
