import type { Merchant } from '../../config';
import { type Colour, mixed } from './colour';

/** Colours by token, of one mode, each opaque. */
export type Palette = (token: string) => Colour | undefined;

/** What stands on what: which token is the ink, which the ground, and what a player sees in it. */
export type Pair = {
  readonly ink: string;
  readonly ground: string;
  readonly what: string;
  /** The ground as it is painted, where it is mixed from several; `below` is the other one of these. */
  readonly painted?: (palette: Palette) => Colour | undefined;
  readonly below?: string;
  /** WCAG asks 4.5 of text and 3 of signs. */
  readonly least: number;
};

const text = 4.5;
const sign = 3;

const grounds = [
  ['color.bg', 'the page'],
  ['color.surface', 'cards'],
  ['color.raised', 'raised parts'],
] as const;

const inks = [
  ['color.text', 'text'],
  ['color.muted', 'quiet text'],
  ['color.primaryText', 'a link'],
  ['color.danger', 'an error'],
  ['color.success', 'a success'],
  ['color.warning', 'a warning'],
] as const;

const everywhere: readonly Pair[] = [
  ...inks.flatMap(([ink, name]) =>
    grounds.map(([ground, place]): Pair => ({ ink, ground, what: `${name} on ${place}`, least: text })),
  ),
  { ink: 'color.onPrimary', ground: 'color.primary', what: 'the words of a main button', least: text },
  { ink: 'color.onAccent', ground: 'color.accent', what: 'the words of a bubble', least: text },
  { ink: 'color.onDanger', ground: 'color.danger', what: 'a count of new messages', least: text },
  { ink: 'color.headerText', ground: 'color.headerBg', what: 'what stands in the header', least: text },
  { ink: 'color.footerText', ground: 'color.footerBg', what: 'an entry of the footer', least: text },
  { ink: 'color.footerActive', ground: 'color.footerBg', what: 'the active entry of the footer', least: text },
  { ink: 'color.accent', ground: 'color.surface', what: 'a sign in the second colour on cards', least: sign },
  {
    ink: 'color.text',
    ground: 'color.primary',
    what: 'a chosen chip',
    painted: (palette) => mix(palette, 'color.primary', 0.22, 'color.surface'),
    below: 'color.surface',
    least: text,
  },
  {
    ink: 'color.muted',
    ground: 'color.surface',
    what: 'a button that cannot be used yet',
    painted: (palette) => mix(palette, 'color.text', 0.13, 'color.surface'),
    below: 'color.text',
    least: sign,
  },
];

const gradient: Pair = {
  ink: 'color.onPrimary',
  ground: 'color.accent',
  what: 'the words of a main button where "look.button" runs it into color.accent',
  least: text,
};
const brandHeader: Pair = {
  ink: 'color.headerText',
  ground: 'color.headerBg',
  what: 'what stands on the darker end of the header, which "look.header" shades',
  painted: (palette) => {
    const ground = palette('color.headerBg');
    return ground && mixed([0, 0, 0, 1], 0.22, ground);
  },
  least: text,
};
/** The head of a page, a jackpot's sign and the block of the app stand on it, whatever cards look like. */
const hero: readonly Pair[] = [
  { ink: 'color.text', ground: 'color.heroFrom', what: 'words on the start of the hero', least: text },
  { ink: 'color.text', ground: 'color.heroTo', what: 'words on the end of the hero', least: text },
];
const glassHeader: Pair = {
  ink: 'color.headerText',
  ground: 'color.bg',
  what: 'the lower end of the header, which "look.header" runs into the page',
  least: sign,
};

/** The pairs that a theme brings together with the looks that it has. */
export function pairsOf({ look = {} }: NonNullable<Merchant['theme']>): readonly Pair[] {
  return [
    ...everywhere,
    ...(look.button === 'gradient' ? [gradient] : []),
    ...(look.header === 'brand' ? [brandHeader] : []),
    ...(look.header === 'glass' ? [glassHeader] : []),
    ...hero,
  ];
}

function mix(palette: Palette, top: string, share: number, below: string): Colour | undefined {
  const [above, under] = [palette(top), palette(below)];
  return above && under && mixed(above, share, under);
}
