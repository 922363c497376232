import type { ResolvedPage } from '@/engine/live';
import { usesOf } from './uses-of';
import type { WidgetLoader } from './widget-loader';

/** Names of the widgets that pages need before they show: all but those whose manifest says `late`. */
export function firstUses(pages: readonly ResolvedPage[], widgets: Pick<WidgetLoader, 'manifest'>): readonly string[] {
  return [...new Set(pages.flatMap(usesOf))].filter((use) => widgets.manifest(use)?.late !== true);
}
