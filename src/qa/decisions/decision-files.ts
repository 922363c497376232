import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick } from '@/engine';
import { messages } from '../messages';
import { type Decision, isSameKey, readDecision, verdicts } from './decision';

/** Every decision in the files of a folder. Throws an `Error` for ops with the line that cannot be read. */
export function readDecisions(folder: string): readonly Decision[] {
  return filesOf(folder).flatMap(decisionsIn);
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
export function readReportDecisions(file: string): readonly Decision[] {
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
 * Adds decisions to the files of a folder: in the file of the merchant whose folder was edited, one line each, sorted,
 * so that lines of two branches merge. A new verdict replaces the old one, whichever file has that. Gives the files
 * that have these decisions or lost an old one, and how many lines are new.
 */
export function writeDecisions(folder: string, decisions: readonly Decision[]): Written {
  mkdirSync(folder, { recursive: true });
  const fileOf = (decision: Decision) => join(folder, `${folderOf(decision)}.jsonl`);
  const earlier = new Map(filesOf(folder).map((file) => [file, decisionsIn(file)]));
  const files: string[] = [];
  let newLines = 0;
  for (const file of new Set([...earlier.keys(), ...decisions.map(fileOf)])) {
    const old = earlier.get(file) ?? [];
    const kept = old.filter((one) => !decisions.some((other) => isSameKey(one, other)));
    const written = decisions.filter((decision) => fileOf(decision) === file);
    if (kept.length === old.length && written.length === 0) continue;
    const oldLines = new Set(old.map(toLine));
    const lines = [...new Set([...kept, ...written].map(toLine))].sort();
    newLines += lines.filter((line) => !oldLines.has(line)).length;
    files.push(file);
    if (lines.length === 0) rmSync(file);
    else writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
  return { files: files.sort(), newLines };
}

type Written = { readonly files: readonly string[]; readonly newLines: number };

function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().map((name) => join(folder, name));
}

function folderOf({ cause }: Decision): string {
  return /^([\w.-]+)[/]/.exec(cause)?.[1] ?? 'other';
}

function toLine({ of, before, after, cause, verdict, who, why, on }: Decision): string {
  return JSON.stringify({ cause, of, before, after, verdict, who, why, ...(on !== '' && { on }) });
}
