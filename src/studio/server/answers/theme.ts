import { readableColour, readColour, type Site, themeContrasts, toHex } from '@/engine';
import { positionInFile } from '@/review/why/place-in-file';
import type { Workspace } from '@/review/workspace/workspace';
import type { ThemeAnswer, ThemePart, ThemeToken } from '@/studio/contract';
import { siteOf } from '../change/site-of';
import { colourTokens, valueIn } from '../change/theme-colours';
import { chainOf } from './chain-of';

type Theme = NonNullable<Site['merchant']['theme']>;
type Contrasts = ReturnType<typeof themeContrasts>;

/** The colours of a brand in each of its modes, with the contrast of all that meet. */
export function themeOf(workspace: Workspace, brand: string): ThemeAnswer {
  const site = siteOf(brand, workspace);
  const { theme = {} } = site.merchant;
  const contrasts = themeContrasts(theme, site.pages.shell);
  const first = theme.mode ?? 'dark';
  const parts = [
    { part: 'tokens', mode: first },
    { part: 'otherMode', mode: first === 'dark' ? 'light' : 'dark' },
  ] as const;
  return parts
    .filter(({ part }) => part === 'tokens' || theme.otherMode !== undefined)
    .map(({ part, mode }) => ({
      part,
      mode,
      tokens: Object.entries(colourTokens(workspace)).flatMap(([token, doc]) =>
        tokenOf({ workspace, site, theme, contrasts }, { part, token, doc }),
      ),
    }));
}

type Context = {
  readonly workspace: Workspace;
  readonly site: Site;
  readonly theme: Theme;
  readonly contrasts: Contrasts;
};
type Target = { readonly part: ThemePart; readonly token: string; readonly doc: string };

function tokenOf(context: Context, { part, token, doc }: Target): readonly ThemeToken[] {
  const { site, theme, contrasts } = context;
  const value = valueIn(theme, part, token) ?? valueIn(theme, 'tokens', token);
  if (value === undefined) return [];
  const colour = readColour(value);
  const hex = colour !== undefined && colour !== 'unmeasured' && colour[3] === 1 ? toHex(colour) : undefined;
  const meets = meetsOf(contrasts, part, token);
  const isLow = meets.some(({ isEnough }) => !isEnough);
  // A colour that this mode takes from the first one counts as set here, since the better one would be set here.
  const said = { ...theme, [part]: { ...theme[part], [token]: value } };
  const better = isLow ? readableColour({ part, token }, said, site.pages.shell) : undefined;
  return [
    {
      token,
      doc,
      value,
      ...(hex !== undefined && { hex }),
      ...originOf(context, part, token),
      meets,
      ...(better !== undefined && { better }),
    },
  ];
}

function originOf(
  { workspace, site }: Context,
  part: ThemePart,
  token: string,
): Pick<ThemeToken, 'from' | 'place' | 'inherits'> {
  for (const from of chainOf(site, workspace.loaded)) {
    const place = positionInFile(workspace, `${from}/merchant.json`, ['theme', part, token]);
    if (place === undefined) continue;
    const parentValue = valueIn(workspace.loaded.parentOf(site.id)?.merchant.theme, part, token);
    return { from, place, ...(from === site.id && { inherits: parentValue ?? '' }) };
  }
  return {};
}

function meetsOf(contrasts: Contrasts, part: ThemePart, token: string): ThemeToken['meets'] {
  return contrasts.flatMap(({ pair, mode, ratio }) => {
    const tokens = [pair.ink, pair.ground, ...(pair.mixedWith === undefined ? [] : [pair.mixedWith])];
    if (mode !== part || !tokens.includes(token)) return [];
    const others = tokens.filter((one) => one !== token).join(' and ');
    // Rounded down, so that too little never looks like enough.
    const contrast = `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
    const isEnough = ratio >= pair.least;
    const words = `${pair.what}: ${contrast} with ${others}${isEnough ? '' : `, where ${pair.least}:1 is needed`}`;
    return [{ words, isEnough }];
  });
}
