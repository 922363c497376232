import { hashNumberOf, pick } from '../hash';
import type { Game } from '../seed/games';
import { drawingOf } from './motifs';
import { paints } from './motifs/paint';
import { gradients, type Palette, paletteOfName, rays, star, svg } from './svg';

const size = 240;

type Ground = (palette: Palette) => string;

/** The picture of a game: colours by its first word, a thing by its second, a background by its category. */
export function gameIcon({ name, motif, vassalage, nodeId }: Game): string {
  const palette = paletteOfName(name.EN);
  const seed = hashNumberOf(`${vassalage}${nodeId}`);
  const tilt = (seed % 9) - 4;
  const ground = pick(groundsOfMotif[motif] ?? defaultGrounds, `stage${nodeId}`);
  return svg(
    size,
    size,
    `${gradients(palette)}${paints}<rect width="${size}" height="${size}" fill="url(#ground)"/>${ground(palette)}<circle cx="120" cy="104" r="112" fill="url(#light)"/><ellipse cx="120" cy="190" rx="76" ry="13" fill="#000" opacity=".4"/><g transform="translate(120 108) rotate(${tilt}) scale(1.16)">${drawingOf(name.EN)(palette)}</g>${sparks(seed, palette)}<rect width="${size}" height="${size}" fill="url(#rim)"/>`,
  );
}

function sparks(seed: number, { glow }: Palette): string {
  return [0, 1, 2, 3]
    .map((index) =>
      star(20 + ((seed >> (index * 3)) % 40) + (index % 2) * 160, 24 + ((seed >> index) % 150), 4 + index, glow),
    )
    .join('');
}

const beams: Ground = () => rays(120, 104, 240, '#fff');

const arch: Ground = ({ deep, glow }) =>
  `<path d="M0 0H240V240H206V124C206 62 168 36 120 12 72 36 34 62 34 124V240H0Z" fill="${deep}" opacity=".62"/><path d="M34 240V124C34 62 72 36 120 12 168 36 206 62 206 124V240" fill="none" stroke="${glow}" stroke-width="4" opacity=".75"/><path d="M0 204H240V240H0Z" fill="${deep}" opacity=".55"/>`;

const curtain: Ground = ({ deep, glow }) =>
  `${[0, 24, 48, 168, 192, 216]
    .map(
      (x) =>
        `<path d="M${x} 0H${x + 24}V206Q${x + 12} 222 ${x} 206Z" fill="${deep}" opacity="${x % 48 === 0 ? 0.62 : 0.42}"/>`,
    )
    .join(
      '',
    )}<path d="M0 0H240V26Q210 46 180 26 150 46 120 26 90 46 60 26 30 46 0 26Z" fill="${deep}" opacity=".8"/><path d="M0 27Q30 47 60 27 90 47 120 27 150 47 180 27 210 47 240 27" fill="none" stroke="${glow}" stroke-width="3" opacity=".8"/>`;

const rings: Ground = ({ glow }) =>
  [46, 74, 102, 130, 158]
    .map(
      (r) =>
        `<circle cx="120" cy="104" r="${r}" fill="none" stroke="${glow}" stroke-width="5" opacity="${(0.42 - r / 480).toFixed(2)}"/>`,
    )
    .join('');

const hills: Ground = ({ deep, glow }) =>
  `<circle cx="120" cy="92" r="74" fill="${glow}" opacity=".35"/><path d="M0 166C50 118 84 176 128 142S206 128 240 164V240H0Z" fill="${deep}" opacity=".5"/><path d="M0 198C60 166 120 214 240 184V240H0Z" fill="${deep}" opacity=".7"/>`;

const water: Ground = ({ deep, glow }) =>
  `<path d="M40-10 96 240H20L-20-10ZM150-10 132 240H206L214-10Z" fill="#fff" opacity=".1"/>${[150, 182, 212]
    .map(
      (y, row) =>
        `<path d="M-20 ${y}q30-20 60 0t60 0 60 0 60 0 60 0V240H-20Z" fill="${deep}" opacity="${0.26 + row * 0.12}"/>`,
    )
    .join(
      '',
    )}<circle cx="36" cy="60" r="6" fill="${glow}" opacity=".5"/><circle cx="204" cy="44" r="9" fill="${glow}" opacity=".4"/>`;

const felt: Ground = ({ deep, glow }) =>
  `<ellipse cx="120" cy="216" rx="176" ry="104" fill="${deep}" opacity=".7"/><ellipse cx="120" cy="216" rx="156" ry="86" fill="none" stroke="${glow}" stroke-width="3" opacity=".7"/><path d="M120-30 40 140H200Z" fill="#fff" opacity=".12"/>`;

const stadium: Ground = ({ deep, glow }) =>
  `<path d="M-6-6 92 170H-60ZM246-6 148 170H300ZM120-60 60 170H180Z" fill="#fff" opacity=".14"/><path d="M0 128Q120 92 240 128V176H0Z" fill="${deep}" opacity=".55"/>${[18, 54, 90, 126, 162, 198].map((x) => `<circle cx="${x + 12}" cy="134" r="3" fill="${glow}"/>`).join('')}<path d="M0 168H240V240H0Z" fill="#0c7a3c"/><path d="M0 168H48L30 240H-20ZM96 168H144L156 240H84ZM192 168H240V240H216Z" fill="#fff" opacity=".12"/>`;

const defaultGrounds: readonly [Ground, ...Ground[]] = [beams, arch, curtain, rings, hills];

const groundsOfMotif: Readonly<Record<string, readonly [Ground, ...Ground[]]>> = {
  FISH: [water],
  PVP: [felt, beams],
  LIVE: [felt, curtain],
  SPORTS: [stadium],
  TF: [beams, rings],
  DS88: [hills],
  ELOTT: [rings, beams],
  LOTT: [beams, rings],
};
