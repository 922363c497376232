import type { Build } from '../assets/build';
import { type Looks, withOwnLooks } from '../assets/own-looks';
import type { SiteFiles } from '../assets/site-files';
import type { Sheet } from './to-document';

/**
 * The theme, and the style sheets of the drawn widgets, in order. `looks` are those that the brand's theme chose;
 * without them the sheets have all, as a page needs whose theme may change while it runs.
 */
export function sheetsOf(
  styles: readonly string[],
  { styleAt }: Pick<Build, 'styleAt'>,
  { themeUrl, themeCss }: Pick<SiteFiles, 'themeUrl' | 'themeCss'>,
  looks: Looks | undefined,
): readonly Sheet[] {
  const inlined = (href: string) => {
    const css = styleAt?.(href);
    return css === undefined || looks === undefined ? css : withOwnLooks(href, css, looks);
  };
  return [{ href: themeUrl, css: themeCss }, ...styles.map((href) => ({ href, css: inlined(href) }))];
}
