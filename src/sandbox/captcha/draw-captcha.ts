import { digitShapes } from './digit-shapes';
import { encodePng } from './encode-png';

type Colour = readonly [number, number, number];
type Canvas = {
  readonly width: number;
  readonly height: number;
  readonly set: (x: number, y: number, colour: Colour) => void;
};

const width = 132;
const height = 48;
const inkColours: readonly Colour[] = [
  [32, 54, 110],
  [118, 28, 64],
  [20, 92, 74],
  [92, 52, 130],
];

/** The picture of a captcha: bent digits over noise, as PNG. */
export function drawCaptcha(answer: string, random: () => number): Buffer {
  const rgb = new Uint8Array(width * height * 3);
  const canvas: Canvas = {
    width,
    height,
    set: (x, y, colour) => {
      if (x >= 0 && y >= 0 && x < width && y < height) rgb.set(colour, (Math.floor(y) * width + Math.floor(x)) * 3);
    },
  };
  drawGround(canvas, random);
  for (let line = 0; line < 3; line += 1) drawWave(canvas, random);
  [...answer].forEach((digit, index) => {
    drawDigit(canvas, Number(digit), {
      x: 14 + index * 28,
      random,
      colour: inkColours[index % inkColours.length] ?? [0, 0, 0],
    });
  });
  return encodePng({ width, height, rgb });
}

function drawGround(canvas: Canvas, random: () => number): void {
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const speck = random() < 0.06 ? 50 : 0;
      const light = 236 - Math.floor((x / canvas.width) * 18) - speck;
      canvas.set(x, y, [light, light + 4, Math.min(255, light + 14)]);
    }
  }
}

function drawWave(canvas: Canvas, random: () => number): void {
  const [middle, swing, length, shift] = [8 + random() * 32, 3 + random() * 8, 14 + random() * 22, random() * 6];
  for (let x = 0; x < canvas.width; x += 1) {
    canvas.set(x, middle + Math.sin(x / length + shift) * swing, [150, 160, 190]);
  }
}

type GlyphAt = { readonly x: number; readonly random: () => number; readonly colour: Colour };

/** Looks up the dot of the shape for each pixel of the box, so that a leaning digit has no holes. */
function drawDigit(canvas: Canvas, digit: number, { x: left, random, colour }: GlyphAt): void {
  const shape = digitShapes[digit] ?? [];
  const [lean, top, size] = [random() * 0.5 - 0.25, 5 + random() * 6, 4.3 + random() * 0.8];
  for (let y = 0; y < size * 7; y += 1) {
    for (let x = -8; x < size * 5 + 8; x += 1) {
      const column = Math.floor((x + (y - size * 3.5) * lean) / size);
      if (shape[Math.floor(y / size)]?.[column] === '1') canvas.set(left + x, top + y, colour);
    }
  }
}
