import { isPlainValue } from '@/engine';

/** The theme of a merchant. */
export type ThemeInput = {
  readonly mode?: 'dark' | 'light';
  readonly tokens?: { readonly [token: string]: string };
  /** Tokens that differ in the other mode. */
  readonly otherMode?: { readonly [token: string]: string };
};

/** A theme's style sheet, and the tokens that were refused. */
export type ThemeSheet = { readonly css: string; readonly refused: readonly string[] };

/**
 * Tokens as CSS variables of the root: `color.onPrimary` → `--color-on-primary`. Tokens with a malformed name, or a
 * value that is not plain CSS, are left out.
 */
export function toThemeSheet({ mode = 'dark', tokens = {}, otherMode }: ThemeInput): ThemeSheet {
  const mainSheet = toRule(mode, tokens);
  if (otherMode === undefined) return mainSheet;
  const otherModeName = mode === 'dark' ? 'light' : 'dark';
  const { css, refused } = toRule(otherModeName, otherMode);
  return {
    css: `${mainSheet.css}@media (prefers-color-scheme: ${otherModeName}) {\n${css}}\n`,
    refused: [...mainSheet.refused, ...refused],
  };
}

function toRule(mode: 'dark' | 'light', tokens: { readonly [token: string]: string }): ThemeSheet {
  const entries = Object.entries(tokens).sort(([first], [second]) => (first < second ? -1 : 1));
  const isSafeToken = ([token, value]: readonly [string, string]) => isToken(token) && isPlainValue(value);
  const lines = entries
    .filter(isSafeToken)
    .flatMap(([token, value]) => [
      `  ${toVariable(token)}: ${wideSpace.test(token) ? limitedToWidth(value) : value};`,
      ...(token.startsWith('radius.')
        ? [`  ${toVariable(token.replace('radius', 'corner'))}: ${firstOf(value)};`]
        : []),
    ]);
  return {
    css: `:root {\n  color-scheme: ${mode};\n${lines.join('\n')}\n}\n`,
    refused: entries.filter((entry) => !isSafeToken(entry)).map(([token]) => token),
  };
}

/** Spaces that take much of a small phone's width. */
const wideSpace = /^space\.[3-5]$/;

/**
 * `1rem` → `min(1rem,5vw)`: with large type, words need the width of a small phone more than spaces do. At 16 px a rem
 * the limit is reached on 320 px.
 */
function limitedToWidth(space: string): string {
  const rem = /^(\d*\.?\d+)rem$/.exec(space)?.[1];
  return rem === undefined ? space : `min(${space},${Number(rem) * 5}vw)`;
}

/** `1rem 0 / 50%` → `1rem`: the first value of a radius. `--corner-…` has it, since `calc()` accepts no list. */
function firstOf(radius: string): string {
  const first = /^(?:[\w-]*\([^)]*\)|[^\s/])+/.exec(radius.trim())?.[0] ?? '0';
  return first === '0' ? '0px' : first;
}

/** The CSS variable of a token. */
function toVariable(token: string): string {
  return `--${token.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

const isToken = (token: string) => /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/.test(token);
