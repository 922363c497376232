import type { Catalogue, Facts } from '@/engine';
import type { BrandState } from '@/review/compare/change';
import { firstLanguageOf } from '@/review/compare/words/words-of';
import type { BrandHtml, RenderVisitor, ScreenState } from '@/review/html/brand-html';
import { openPage, type PageScreens, type SharedLayout, screenLanguages } from '../screens/page-screens';
import type { ScreenFilter } from '../screens/screen-filter';
import { factsOf, type Visitor, visitorsOf } from '../screens/visitors';
import { type Outline, outlineOf } from './outline';

/** A layout in one language, and everybody who sees it: the first of them is drawn. */
export type DrawnScreen = {
  readonly page: PageScreens;
  readonly language: string;
  readonly layout: SharedLayout;
  readonly visitors: readonly Visitor[];
  readonly state: ScreenState;
};

/** The state that a screen was put into, in words beside its place. */
const stateWords: { readonly [state in ScreenState]: string } = {
  full: '',
  empty: 'empty lists',
  failing: 'calls that fail',
  opened: 'what a tap opens',
};

/** The state of a screen as words; nothing for the usual one. */
export function shownWith({ state }: DrawnScreen): { readonly state?: string } {
  return state === 'full' ? {} : { state: stateWords[state] };
}

/**
 * The screens of a page to draw. In the brand's first language, or the first that is asked for: each layout, and one
 * more with failing calls, one with empty lists and one with what a tap opens. In each other language: one layout,
 * since only words differ. None of visitors whose information still loads: they see less of the same.
 */
function drawnScreens(page: PageScreens, filter: ScreenFilter, catalogue: Catalogue): readonly DrawnScreen[] {
  const { brand } = page;
  const visitors = visitorsOf([page.page], brand, catalogue).filter(
    ({ name }) => filter.includesPersona(name) && !name.endsWith('.pending'),
  );
  const languages = screenLanguages(brand).filter(filter.includesLanguage);
  const firstLanguage = languages.includes(firstLanguageOf(brand.site)) ? firstLanguageOf(brand.site) : languages[0];
  return languages.flatMap((language) => {
    const byHash = new Map<string, DrawnScreen & { readonly visitors: Visitor[] }>();
    for (const visitor of visitors) {
      const layout = page.layoutOf(visitor, language);
      if (layout.layout.access.verdict !== 'open') continue;
      const hash = layout.hashIn(language);
      const screen = byHash.get(hash) ?? { page, language, layout, visitors: [], state: 'full' };
      screen.visitors.push(visitor);
      byHash.set(hash, screen);
    }
    const screens = [...byHash.values()];
    const [first] = screens;
    if (first === undefined || language !== firstLanguage) return screens.slice(0, 1);
    const ofMembers = ofMostMembers(screens, catalogue) ?? first;
    const states = ['empty', 'opened'] as const;
    return [...screens, ...states.map((state) => ({ ...ofMembers, state })), { ...first, state: 'failing' as const }];
  });
}

/** The layout that most visitors with a session see, with those alone; undefined where only guests get in. */
function ofMostMembers(screens: readonly DrawnScreen[], catalogue: Catalogue): DrawnScreen | undefined {
  const ofMembers = screens.map((screen) => ({
    ...screen,
    visitors: screen.visitors.filter((visitor) => isMember(factsOn(screen, visitor, catalogue))),
  }));
  const [most] = ofMembers.sort((one, other) => other.visitors.length - one.visitors.length);
  return most?.visitors.length === 0 ? undefined : most;
}

const isMember = (facts: Facts) => facts.get('session.present') === true;

function factsOn({ page, language }: DrawnScreen, visitor: Visitor, catalogue: Catalogue): Facts {
  return factsOf(visitor, page.brand, { page: page.page.page, language, catalogue });
}

/** What is drawn of a brand. */
export type ScreenSearch = {
  readonly catalogue: Catalogue;
  readonly filter: ScreenFilter;
  /** Whether what a tap opens is looked at too. */
  readonly withOpened: boolean;
  /** Called before each step; `false` ends the search. */
  readonly onStep: OnStep;
};

/** Calls `look` with each screen of these pages of a brand. False if `onStep` ended the search. */
export async function eachScreen(
  state: BrandState,
  pages: readonly string[],
  { catalogue, filter, withOpened, onStep }: ScreenSearch,
  look: (screen: DrawnScreen) => Promise<void>,
): Promise<boolean> {
  for (const id of pages) {
    const page = openPage(state, id, catalogue);
    for (const screen of page === undefined ? [] : drawnScreens(page, filter, catalogue)) {
      if (screen.state === 'opened' && !withOpened) continue;
      if (!(await onStep('screen'))) return false;
      await look(screen);
    }
  }
  return true;
}

/** `failed`: the screen cannot be drawn, so nothing is known of it. `files`: some are taken back. */
export type Step = 'screen' | 'failed' | 'files';

/** Called before each step; `false` ends the search. */
export type OnStep = (step: Step) => boolean | Promise<boolean>;

/** How to draw a screen by some code, and how to read what was drawn. */
export type Drawing = {
  /** HTML without the names of classes, which each build makes anew. */
  readonly draw: (render: RenderVisitor) => Promise<string>;
  readonly read: (html: string) => Outline;
};

/** Stands in place of HTML where a widget throws. */
const failure = 'Cannot be drawn: ';

export const isFailed = (html: string) => html.startsWith(failure);

export function drawingOf(
  screen: DrawnScreen,
  visitor: Visitor,
  { html, catalogue }: { readonly html: BrandHtml; readonly catalogue: Catalogue },
): Drawing {
  const { page, language, state } = screen;
  const place = { page: page.page.page, language };
  const facts = factsOn(screen, visitor, catalogue);
  const audience = isMember(facts) ? 'member' : 'guest';
  return {
    draw: async (render) => {
      const drawn = html.htmlOf({ ...place, persona: visitor.persona, facts, state }, render);
      const text = await drawn.catch((error: unknown) => `${failure}${String(error)}`);
      return text.replace(/ class="[^"]*"/g, '');
    },
    read: (text) => outlineOf(text, audience),
  };
}

/** The widget of a node; empty for what stands in no node of the page. */
export function widgetOf({ page }: DrawnScreen, node: string): string {
  return page.page.nodes[node]?.use ?? '';
}
