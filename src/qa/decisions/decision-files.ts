import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick } from '@/engine';
import { messages } from '../messages';
import { type Decision, isSameKey, readDecision, verdicts } from './decision';

/** Every decision in the files of a folder. Throws an `Error` for ops with the line that cannot be read. */
export function readDecisions(folder: string): readonly Decision[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.sort().flatMap((name) => decisionsIn(join(folder, name)));
}

function decisionsIn(file: string): readonly Decision[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [decisionIn(line, `${file}:${index + 1}`)]));
}

function decisionIn(text: string, place: string): Decision {
  return checked(parsed(text), place);
}

function checked(value: unknown, place: string): Decision {
  const decision = readDecision(value);
  if (!('fault' in decision)) return decision;
  if (decision.fault === 'verdict')
    throw new Error(messages.unknownVerdict(place, String(pick(value, 'verdict')), verdicts));
  if (decision.fault === 'cause') throw new Error(messages.strangeCause(place, String(pick(value, 'cause'))));
  throw new Error(messages.unreadableDecision(place));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The decisions of a file that a report saved. Throws an `Error` for ops if it has none. */
export function readSaved(file: string): readonly Decision[] {
  if (!existsSync(file)) throw new Error(messages.noSavedFile(file));
  const saved = parsed(readFileSync(file, 'utf8'));
  if (saved === undefined) throw new Error(messages.savedNoJson(file));
  if (!Array.isArray(saved)) throw new Error(messages.unreadableDecision(file));
  if (saved.length === 0) throw new Error(messages.nothingSaved(file));
  return saved.map((one, index) => {
    const decision = checked(one, `${file}, entry ${index + 1}`);
    if (decision.who === '') throw new Error(messages.nobodyDecided(file));
    return decision;
  });
}

/**
 * Adds decisions to the files of a folder, one line each, sorted, in the file of the merchant whose folder was edited: so
 * that lines of two branches merge. A new verdict replaces the old one. Gives the files, and how many lines are new.
 */
export function writeDecisions(folder: string, decisions: readonly Decision[]): Written {
  mkdirSync(folder, { recursive: true });
  const byFile = new Map<string, Decision[]>();
  for (const decision of decisions) {
    const file = join(folder, `${folderOf(decision)}.jsonl`);
    byFile.set(file, [...(byFile.get(file) ?? []), decision]);
  }
  let count = 0;
  for (const [file, fresh] of byFile) {
    const kept = existsSync(file) ? decisionsIn(file) : [];
    const known = new Set(kept.map(toLine));
    const all = [...kept.filter((one) => !fresh.some((other) => isSameKey(one, other))), ...fresh];
    const lines = [...new Set(all.map(toLine))].sort();
    count += lines.filter((line) => !known.has(line)).length;
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
  return { files: [...byFile.keys()], fresh: count };
}

type Written = { readonly files: readonly string[]; readonly fresh: number };

function folderOf({ cause }: Decision): string {
  return /^([\w.-]+)[/]/.exec(cause)?.[1] ?? 'other';
}

function toLine({ of, before, after, cause, verdict, who, why, on }: Decision): string {
  return JSON.stringify({ cause, of, before, after, verdict, who, why, ...(on !== '' && { on }) });
}
