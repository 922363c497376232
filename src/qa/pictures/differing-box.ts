/** A picture without compression: four bytes a pixel. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The smallest box around every pixel that differs; undefined where none does. A hairline counts too. */
export function differingBox(before: Pixels, after: Pixels): Box | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (pixelAt(before, x, y) === pixelAt(after, x, y)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** One number for a pixel; -1 beyond the edge of a smaller picture. */
function pixelAt({ data, width, height }: Pixels, x: number, y: number): number {
  if (x >= width || y >= height) return -1;
  const at = (y * width + x) * 4;
  return (data[at] ?? 0) * 2 ** 24 + (data[at + 1] ?? 0) * 2 ** 16 + (data[at + 2] ?? 0) * 2 ** 8 + (data[at + 3] ?? 0);
}
