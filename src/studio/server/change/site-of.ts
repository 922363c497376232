import type { Site } from '@/engine';
import { siteOf as siteIn } from '@/review/view';
import type { Workspace } from '@/review/workspace/workspace';
import { messages } from '../messages';

/** The site of a brand. Throws in words for ops if there is none, or if it cannot be read. */
export function siteOf(brand: string, workspace: Workspace): Site {
  const { sites, broken } = workspace.loaded;
  if (broken.has(brand) && !sites.has(brand)) throw new Error(messages.unreadable(brand));
  return siteIn(brand, workspace);
}
