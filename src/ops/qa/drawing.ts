import type { JudgedGroup } from '@/qa/decisions/judge';
import type { Findings } from '@/qa/findings';
import type { StorefrontCode } from '@/qa/html/code-changes';
import type { CodeOfNow } from '@/qa/html/drawn-brand';
import { messages } from '@/qa/messages';

/** What screens are drawn with. */
export type Drawing = {
  /** The earlier and the current code, if the place is a revision of this repository and they differ. */
  readonly code: StorefrontCode | undefined;
  /** The current code, to look for faults with. Only with `--faults`. */
  readonly faults: CodeOfNow | undefined;
  /** Why something cannot be drawn. */
  readonly failures: readonly string[];
};

/** `commit`: the commit of the earlier state, if its code is known. */
export async function openDrawing(commit: string | undefined, withFaults: boolean): Promise<Drawing> {
  const nothing = { code: undefined, faults: undefined, failures: [] };
  if (commit === undefined && !withFaults) return nothing;
  try {
    // Loaded on demand, since Vite takes long to load.
    const { openCodeOfNow, openStorefrontCode } = await import('./storefront-code');
    const root = process.cwd();
    const code = commit === undefined ? undefined : await openStorefrontCode(root, commit);
    return { ...nothing, code, faults: withFaults ? await openCodeOfNow(root) : undefined };
  } catch (error) {
    return { ...nothing, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Notes for the report: what was drawn, and how many kinds of faults are open. */
export function drawnNotes(
  { drawn, codeEdits, seeksFaults }: Findings,
  groups: readonly JudgedGroup[],
): readonly string[] {
  const kinds = groups.filter(({ fault }) => fault !== undefined);
  const open = kinds.filter(({ standing }) => standing !== 'accepted').length;
  return [
    ...(codeEdits.length === 0 ? [] : [messages.codeDiffers(codeEdits.length)]),
    ...(codeEdits.length === 0 && !seeksFaults ? [] : [messages.drawn(drawn)]),
    ...(seeksFaults ? [messages.faults(kinds.length, open)] : []),
  ];
}
