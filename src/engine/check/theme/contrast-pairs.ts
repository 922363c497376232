import type { Merchant } from '../../config';
import { type Colour, mixedColour } from './colour';

/** Opaque colours of one mode, by token. */
export type Palette = (token: string) => Colour | undefined;

/** Two tokens that meet on the screen: ink and ground. `what` names the part that is drawn so, in a message. */
export type Pair = {
  readonly ink: string;
  readonly ground: string;
  readonly what: string;
  /** The ground's colour if CSS mixes `ground` with another token. */
  readonly mixedGround?: (palette: Palette) => Colour | undefined;
  /** The token that `ground` is mixed with. */
  readonly mixedWith?: string;
  /** Least contrast: `textRatio` or `graphicRatio`. */
  readonly least: number;
};

/** WCAG 1.4.3 for text, 1.4.11 for graphics. */
export const textRatio = 4.5;
export const graphicRatio = 3;

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

const pairsOfAllThemes: readonly Pair[] = [
  ...inks.flatMap(([ink, name]) =>
    grounds.map(([ground, place]): Pair => ({ ink, ground, what: `${name} on ${place}`, least: textRatio })),
  ),
  { ink: 'color.onPrimary', ground: 'color.primary', what: 'the words of a main button', least: textRatio },
  { ink: 'color.onAccent', ground: 'color.accent', what: 'the words of a bubble', least: textRatio },
  { ink: 'color.onDanger', ground: 'color.danger', what: 'a count of new messages', least: textRatio },
  { ink: 'color.headerText', ground: 'color.headerBg', what: 'what stands in the header', least: textRatio },
  { ink: 'color.footerText', ground: 'color.footerBg', what: 'an entry of the footer', least: textRatio },
  { ink: 'color.footerActive', ground: 'color.footerBg', what: 'the active entry of the footer', least: textRatio },
  { ink: 'color.accent', ground: 'color.surface', what: 'a sign in the second colour on cards', least: graphicRatio },
  {
    ink: 'color.text',
    ground: 'color.primary',
    what: 'a chosen chip',
    // The share of primary in `features/games/vendors/vendor-chip.module.css`.
    mixedGround: (palette) => mixTokens(palette, 'color.primary', 0.22, 'color.surface'),
    mixedWith: 'color.surface',
    least: textRatio,
  },
  {
    ink: 'color.muted',
    ground: 'color.surface',
    what: 'a button that cannot be used yet',
    // The share of text in `ui/button.module.css`.
    mixedGround: (palette) => mixTokens(palette, 'color.text', 0.13, 'color.surface'),
    mixedWith: 'color.text',
    least: graphicRatio,
  },
];

const gradient: Pair = {
  ink: 'color.onPrimary',
  ground: 'color.accent',
  what: 'the words of a main button where "look.button" runs it into color.accent',
  least: textRatio,
};
const brandHeader: Pair = {
  ink: 'color.headerText',
  ground: 'color.headerBg',
  what: 'what stands on the darker end of the header, which "look.header" shades',
  mixedGround: (palette) => {
    // The share of black in `features/shell/header.module.css`.
    const ground = palette('color.headerBg');
    return ground && mixedColour([0, 0, 0, 1], 0.22, ground);
  },
  least: textRatio,
};
/** The page head, the jackpot and the app banner stand on this ground, whatever the cards look like. */
const heroPairs: readonly Pair[] = [
  { ink: 'color.text', ground: 'color.heroFrom', what: 'words on the start of the hero', least: textRatio },
  { ink: 'color.text', ground: 'color.heroTo', what: 'words on the end of the hero', least: textRatio },
];
const glassHeader: Pair = {
  ink: 'color.headerText',
  ground: 'color.bg',
  what: 'the lower end of the header, which "look.header" runs into the page',
  least: graphicRatio,
};

/** The pairs of a theme. They depend on its `look`. */
export function pairsOf({ look = {} }: NonNullable<Merchant['theme']>): readonly Pair[] {
  return [
    ...pairsOfAllThemes,
    ...(look.button === 'gradient' ? [gradient] : []),
    ...(look.header === 'brand' ? [brandHeader] : []),
    ...(look.header === 'glass' ? [glassHeader] : []),
    ...heroPairs,
  ];
}

function mixTokens(palette: Palette, top: string, share: number, below: string): Colour | undefined {
  const [above, under] = [palette(top), palette(below)];
  return above && under && mixedColour(above, share, under);
}
