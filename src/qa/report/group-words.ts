import type { Group } from '../causes/group-by-cause';
import { editWords } from '../edits/edit-words';
import { messages } from '../messages';

/** What a group is about, in one line: its edits, or the fault. */
export function groupWords({ edits, fault }: Pick<Group, 'edits' | 'fault'>): string {
  if (fault !== undefined) return fault;
  return edits.length === 0 ? messages.noCause : edits.map(editWords).join('; ');
}
