import { encode } from 'uqr';
import { wrapText } from './wrap-text';

export type Poster = {
  readonly title: string;
  /** The member's message to the friend. */
  readonly message: string;
  readonly code: string;
  readonly codeLabel: string;
  readonly link: string;
  /** Address of the brand's logo. */
  readonly logo: string;
  /** Name of the brand, written if the logo cannot be drawn. */
  readonly brand: string;
};

/** Pixels. */
const [width, height, edge] = [720, 1080, 48];
const panel = { size: 400, top: 400, radius: 28, pad: 24 } as const;
const centre = width / 2;
/** Of the size of the text. */
const lineHeight = 1.3;

/** Draws an invitation as a PNG in a data URL, in the page's colours and fonts. Rejects if the browser cannot draw. */
export async function drawPoster(poster: Poster): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures. Give the link by itself.');
  const style = posterStyleOf(document);
  const [logo] = await Promise.all([loadPicture(poster.logo), document.fonts?.ready]);
  const write = createWriter(context, style);
  drawGround(context, style);
  if (logo) drawLogo(context, logo);
  else write(poster.brand, { top: edge + 12, size: 44, color: style.text, weight: 700 });
  const titleBottom = write(poster.title, { top: 150, size: 54, color: style.text, weight: 700 });
  const message = { top: titleBottom + 12, size: 32, color: style.muted, weight: 400 };
  // A longer message would go on behind the QR code.
  write(poster.message, { ...message, most: Math.floor((panel.top - message.top) / (message.size * lineHeight)) });
  drawCode(context, poster.link);
  const foot = panel.top + panel.size + 2 * panel.pad;
  write(poster.codeLabel, { top: foot + 40, size: 26, color: style.onPrimary, weight: 400 });
  write(poster.code, { top: foot + 76, size: 56, color: style.onPrimary, weight: 700 });
  write(new URL(poster.link).host, { top: foot + 148, size: 26, color: style.onPrimary, weight: 400 });
  return canvas.toDataURL('image/png');
}

type PosterStyle = ReturnType<typeof posterStyleOf>;

function posterStyleOf(page: Document) {
  const style = getComputedStyle(page.documentElement);
  const color = (name: string, otherwise: string) => style.getPropertyValue(`--color-${name}`).trim() || otherwise;
  return {
    ground: color('bg', '#ffffff'),
    text: color('text', '#111111'),
    muted: color('muted', '#444444'),
    primary: color('primary', '#222222'),
    onPrimary: color('on-primary', '#ffffff'),
    font: getComputedStyle(page.body).fontFamily || 'sans-serif',
    direction: page.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  } as const;
}

/** The page's colour above and the brand's below. They meet behind the QR code, which is drawn later. */
function drawGround(context: CanvasRenderingContext2D, { ground, primary }: PosterStyle): void {
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = primary;
  context.fillRect(0, panel.top + panel.size / 2, width, height);
}

function drawLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement): void {
  const [naturalWidth, naturalHeight] = [logo.naturalWidth || 240, logo.naturalHeight || 64];
  const scale = Math.min(320 / naturalWidth, 72 / naturalHeight);
  context.drawImage(logo, centre - (naturalWidth * scale) / 2, edge, naturalWidth * scale, naturalHeight * scale);
}

type Line = {
  readonly top: number;
  readonly size: number;
  readonly color: string;
  readonly weight: number;
  /** At most this many lines; 3 by default. */
  readonly most?: number;
};

/** Writes centred text, without the lines beyond `most`, and gives the position below. */
function createWriter(context: CanvasRenderingContext2D, { font, direction }: PosterStyle) {
  return (text: string, { top, size, color, weight, most = 3 }: Line): number => {
    context.font = `${weight} ${size}px ${font}`;
    context.fillStyle = color;
    context.textAlign = 'center';
    context.textBaseline = 'top';
    context.direction = direction;
    const lines = wrapText(text, width - 2 * edge, (line) => context.measureText(line).width).slice(0, most);
    for (const [at, line] of lines.entries()) context.fillText(line, centre, top + at * size * lineHeight);
    return top + lines.length * size * lineHeight;
  };
}

function drawCode(context: CanvasRenderingContext2D, link: string): void {
  const { data, size } = encode(link, { border: 1 });
  const panelSize = panel.size + 2 * panel.pad;
  context.fillStyle = '#ffffff';
  context.beginPath();
  if (typeof context.roundRect === 'function')
    context.roundRect(centre - panelSize / 2, panel.top, panelSize, panelSize, panel.radius);
  else context.rect(centre - panelSize / 2, panel.top, panelSize, panelSize);
  context.fill();
  context.fillStyle = '#000000';
  const cell = Math.floor(panel.size / size);
  const [left, top] = [centre - (cell * size) / 2, panel.top + (panelSize - cell * size) / 2];
  for (const [y, line] of data.entries())
    for (const [x, dark] of line.entries()) if (dark) context.fillRect(left + x * cell, top + y * cell, cell, cell);
}

/** A picture that may be drawn and exported. Undefined if it does not load, or if its host forbids exporting. */
async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined; // The brand's name stands in its place.
  }
}
