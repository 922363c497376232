import { isObject, type JsonObject, type PageFile, readColour, rewriteJson, tryParseJson } from '@/engine';
import type { Workspace } from '@/review/workspace/workspace';
import type { ThemeChange } from '@/studio/contract';
import { messages } from '../messages';
import { refuseFaulty } from './refuse-faulty';
import { siteOf } from './site-of';
import { colourTokens, valueIn } from './theme-colours';

/** The brand's merchant.json with another colour, left out where it equals the parent's. Throws in words for ops. */
export function changeTheme(workspace: Workspace, brand: string, change: ThemeChange): PageFile {
  const { part, token, value } = change;
  const path = `${brand}/merchant.json`;
  refuseFaulty(workspace, path);
  siteOf(brand, workspace);
  const order = Object.keys(colourTokens(workspace));
  if (!order.includes(token)) throw new Error(messages.noColourToken(token));
  if (value !== null && readColour(value) === undefined) throw new Error(messages.noColour(value));
  const text = workspace.files.find((file) => file.path === path)?.text ?? '';
  const merchant = tryParseJson(text.replace(/^\uFEFF/, ''));
  const parents = workspace.loaded.parentOf(brand)?.merchant.theme;
  const isInherited = value === null || value === valueIn(parents, part, token);
  const theme = isObject(merchant) && isObject(merchant.theme) ? merchant.theme : {};
  const said = isObject(theme[part]) ? theme[part] : {};
  const colours = isInherited ? without(said, token) : withColour(said, [token, value], order);
  // An empty `otherMode` still gives the brand a second mode, so it stays unless the parent has one.
  const isUnsaid = Object.keys(colours).length === 0 && parents?.[part] !== undefined;
  const next = isUnsaid ? without(theme, part) : { ...theme, [part]: colours };
  const written = isObject(merchant) ? rewriteJson(text, { ...merchant, theme: next }) : undefined;
  if (written === undefined) throw new Error(messages.unreadableTable(path));
  return { path, text: written };
}

function without(object: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

/** A new colour stands behind those that come before it in `order`. */
function withColour(said: JsonObject, [token, value]: readonly [string, string], order: readonly string[]): JsonObject {
  if (Object.hasOwn(said, token)) return { ...said, [token]: value };
  const entries = Object.entries(said);
  const earlier = order.slice(0, order.indexOf(token));
  const index = entries.findLastIndex(([name]) => earlier.includes(name)) + 1;
  return Object.fromEntries(entries.toSpliced(index, 0, [token, value]));
}
