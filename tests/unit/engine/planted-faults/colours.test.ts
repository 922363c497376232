import { describe, expect, it } from 'vitest';
import { issueLine } from '@/engine';
import { meantColour } from '@/engine/check/theme/colour';
import { lostColour } from '@/engine/messages';
import { expectTold, type Fault, issuesOf } from './planted-faults';

const tells = (
  what: string,
  [from, to]: readonly [string, string],
  fault: Omit<Fault, 'what' | 'from' | 'to'>,
): Fault => ({
  what,
  from,
  to,
  ...fault,
});
const dropped = (value: string, meant: string) =>
  `"color.line" (lines and borders) is "${value}", which is not a colour, so browsers drop it and what it is for looks wrong. Write "${meant}".`;
const line = (value: string): readonly [string, string] => ['"color.line": "#2d3677"', `"color.line": "${value}"`];
const ofLine = (value: string, meant: string) => ({
  file: 'aurora/merchant.json',
  at: `"color.line": ¦"${value}"`,
  says: dropped(value, meant),
});
const font = `"font.body": "'Helvetica Neue', Helvetica, Arial, 'Noto Sans Bengali', 'Noto Sans', sans-serif"`;

const faults: readonly Fault[] = [
  tells(
    'shares of a colour without their sign',
    line('hsl(350, 100, 42)'),
    ofLine('hsl(350, 100, 42)', 'hsl(350 100% 42%)'),
  ),
  tells('shares of a colour as fractions', line('hsl(350 0.8 0.42)'), ofLine('hsl(350 0.8 0.42)', 'hsl(350 80% 42%)')),
  tells(
    'a slash among commas',
    line('rgb(45, 54, 119 / 0.5)'),
    ofLine('rgb(45, 54, 119 / 0.5)', 'rgb(45 54 119 / 0.5)'),
  ),
  tells('a comma among spaces', line('rgb(45 54 119, 0.5)'), ofLine('rgb(45 54 119, 0.5)', 'rgb(45 54 119 / 0.5)')),
  tells('commas where a function takes none', line('oklch(0.4, 0.1, 260)'), {
    file: 'aurora/merchant.json',
    at: '"color.line": ¦"oklch',
    says: '"color.line" (lines and borders) is "oklch(0.4, 0.1, 260)", which is not a colour, so browsers drop it and what it is for looks wrong. Write a colour, such as "#f6b93b".',
  }),
  tells('a font that a phone may not have, alone', [font, `"font.body": "'Avenir Next'"`], {
    file: 'mono/merchant.json',
    at: `"font.body": ¦"`,
    kind: 'warning',
    says: '"font.body" (font of the text) names only fonts that a phone may not have, so players without it read whatever their browser takes, and words run out of their place. End the list with one that all have: "\'Avenir Next\', sans-serif".',
  }),
  tells('a font of all browsers that is misspelt', [font, `"font.body": "Arial, sans serif"`], {
    file: 'mono/merchant.json',
    at: `"font.body": ¦"`,
    kind: 'warning',
    says: '"font.body" (font of the text) names only fonts that a phone may not have, so players without them read whatever their browser takes, and words run out of their place. Did you mean sans-serif at its end?',
  }),
  tells('a font whose name needs quotes', [font, `"font.body": "Source Sans 3, sans-serif"`], {
    file: 'mono/merchant.json',
    at: `"font.body": ¦"`,
    says: '"font.body" (font of the text) is "Source Sans 3, sans-serif", which is not a list of fonts, so browsers drop it and what it is for looks wrong. Write "\'Source Sans 3\', sans-serif".',
  }),
  tells('a list of fonts that ends with a comma', [font, `"font.body": "Arial, sans-serif,"`], {
    file: 'mono/merchant.json',
    at: `"font.body": ¦"`,
    says: '"font.body" (font of the text) is "Arial, sans-serif,", which is not a list of fonts, so browsers drop it and what it is for looks wrong. Write "Arial, sans-serif".',
  }),
  tells('another mode that is dark again', ['"look": {', '"otherMode": { "color.bg": "#0a0f2c" },\n    "look": {'], {
    file: 'aurora/merchant.json',
    at: '"color.bg": ¦"#0a0f2c"',
    kind: 'warning',
    says: 'The theme is dark, and so is its "otherMode": players whose phone asks for a light page still get a dark one. In "otherMode" write light backgrounds and dark text, color.bg and color.text first, or remove "otherMode".',
  }),
  tells('colours that are light in a dark mode', ['"mode": "light"', '"mode": "dark"'], {
    file: 'mono/merchant.json',
    at: '"mode": ¦"dark"',
    kind: 'warning',
    says: '"mode" is "dark", and the colours of the theme are light: text is darker than the page. So what the browser draws itself, such as lists and scroll bars, is dark on a light page. Write "mode": "light", or change color.bg and color.text.',
  }),
  tells('a main button like its page', ['"color.primary": "#f7ae2b"', '"color.primary": "#edf3fb"'], {
    file: 'noor/merchant.json',
    at: '"color.primary": ¦"#edf3fb"',
    kind: 'warning',
    says: 'color.primary and color.bg are the same colour, so players cannot see where a main button is on the page, and which tab is chosen. Change one of the two.',
  }),
  tells(
    'an active entry of the footer like the others',
    ['"color.footerActive": "#d6001c"', '"color.footerActive": "#555555"'],
    {
      file: 'mono/merchant.json',
      at: '"color.footerActive": ¦"#555555"',
      kind: 'warning',
      says: 'color.footerActive and color.footerText are the same colour, so players cannot see at which entry of the footer they are. Change one of the two.',
    },
  ),
  tells(
    'words that the end of a gradient loses where cards are flat',
    ['"color.heroTo": "#ffffff"', '"color.heroTo": "#141414"'],
    {
      file: 'mono/merchant.json',
      at: '"color.heroTo": ¦"#141414"',
      says: 'color.text on color.heroTo has a contrast of 1.07:1 where 4.5:1 is needed, so nobody can read words on the end of the hero. Make color.heroTo "#7b7b7b", or change color.text.',
    },
  ),
];

describe('what players would not see of a theme is told before they do not', () => {
  it.each(faults)('$what [CFG-01]', expectTold);
});

describe('a theme that is right is left alone', () => {
  it.each([
    ['a colour as shares', line('hsl(350 100% 42%)')],
    ['a colour as shares with commas', line('hsl(350deg, 100%, 42%)')],
    ['an angle in turns', line('hsl(0.5turn 40% 30% / 50%)')],
    ['a colour of four parts', line('rgba(45, 54, 119, 0.5)')],
    ['a colour that is perceived evenly', line('oklch(0.4 0.1 260 / 80%)')],
    ['a mix', line('color-mix(in srgb, #2d3677 60%, transparent)')],
    [
      'a shadow of several',
      [
        '"depth.1": "0 2px 14px rgb(79 240 183 / 0.22)"',
        '"depth.1": "inset 0 1px #fff, 0 2px 4px -1px rgb(0 0 0 / 0.2)"',
      ],
    ],
  ] as const)('%s [CFG-01]', (_, [from, to]) => {
    expect(issuesOf({ file: 'aurora/merchant.json', from, to }).map(issueLine)).toEqual([]);
  });
});

it('names the one place of a colour that is lost in both modes [CFG-01]', () => {
  const contrast = { ratio: 3, isError: false, isOther: false };
  const { message } = lostColour('color.muted', { what: ['quiet text on cards'], least: 4.5 }, contrast, undefined);
  expect(message).toContain('so many players cannot make out quiet text on cards. ');
});

it.each([
  ['hsl(210, 0.29, 0.5)', 'hsl(210 29% 50%)'],
  ['hsl(210, 29, 50)', 'hsl(210 29% 50%)'],
])('knows what %s means [CFG-01]', (text, meant) => {
  expect(meantColour(text)).toBe(meant);
});
