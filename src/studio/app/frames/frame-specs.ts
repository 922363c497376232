import type { BrandChoice, Now, Setting } from '../../contract';
import type { Address } from '../address';

/** One frame: whose storefront, for whom, and from which server. */
export type FrameSpec = {
  readonly key: string;
  readonly title: string;
  readonly brand: string;
  readonly persona: string;
  readonly language: string;
  readonly path: string;
  /** What stands in place of the phone where there is no path. */
  readonly instead: string;
  readonly port: number;
  readonly host: string;
};

type Input = {
  readonly look: Address;
  readonly brand: BrandChoice;
  readonly now: Now;
  readonly setting: Setting;
  /** The port of what is saved, once it is known. */
  readonly savedPort: number | undefined;
};

/** The frames of a view: one, or several side by side. */
export function frameSpecs({ look, brand, now, setting, savedPort }: Input): readonly FrameSpec[] {
  const { port, most } = setting.frames;
  const one = { title: '', brand: brand.id, persona: look.persona, language: look.language, port };
  return variants()
    .slice(0, most)
    .flatMap((variant, index): readonly FrameSpec[] => {
      const spec = { ...one, ...variant };
      const shown = now.brands.find(({ id }) => id === spec.brand);
      const path = pathOf(shown, look.page);
      const host = `${index}--${spec.brand.toLowerCase()}.${setting.frames.host}:${spec.port}`;
      const instead =
        shown?.isUnread === true
          ? `${spec.brand} cannot be read, so no phone shows it. "Problems" has the line: mend it under "Files".`
          : `${spec.brand} has no address for "${look.page}": it opens over other pages, or in a state alone. The tree beside shows it.`;
      return [{ ...spec, host, instead, path: path ?? '', key: `${host} ${spec.persona} ${spec.language}` }];
    });

  function variants(): readonly Partial<FrameSpec>[] {
    if (look.by === 'brands')
      return now.brands.map(({ id, name, languages }) => {
        const language = languages.some(({ code }) => code === look.language) ? look.language : languages[0]?.code;
        return { brand: id, title: name, language: language ?? 'en' };
      });
    if (look.by === 'visitors') return setting.personas.map(({ name, words }) => ({ persona: name, title: words }));
    if (look.by === 'languages') return brand.languages.map(({ code, name }) => ({ language: code, title: name }));
    if (look.by === 'saved' && savedPort !== undefined)
      return [{ title: 'As saved', port: savedPort }, { title: 'The draft' }];
    return [{ title: '' }];
  }
}

/** The address of a page at a brand; undefined if it has none of its own. */
export function pathOf(brand: BrandChoice | undefined, page: string): string | undefined {
  return brand?.pages.find(({ id }) => id === page)?.path;
}

/** Where a frame begins: the persona signs in there. */
export function visitOf({ brand, persona, language, path, host }: FrameSpec, key: string, greetings: string): string {
  const visit = { key, merchant: brand, persona, language, to: path, greetings: greetings === 'shown' ? '' : 'seen' };
  return `http://${host}/__visit?${new URLSearchParams(visit)}`;
}
