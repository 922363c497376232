import type { Context } from 'hono';
import { checkPath, precachePath, reportsPath, workerPath } from '@/storefront/server';
import { iconPath } from '../assets/to-maskable-icon';
import type { ServerEnv } from '../server-env';

/** Kinds of files, by the first part of their path. */
const kindByFolder: ReadonlyMap<string, string> = new Map([
  ['/assets', 'build'],
  ['/brand', 'picture'],
  ['/layout', 'layout'],
  ['/texts', 'texts'],
  ['/theme', 'theme'],
  ['/manifest.webmanifest', 'manifest'],
  ['/robots.txt', 'robots'],
  [reportsPath, 'reports'],
  ['/offline.html', 'offline'],
  [folderOf(checkPath), 'check'],
  [folderOf(iconPath), 'icon'],
  [folderOf(precachePath), 'precache'],
  [folderOf(workerPath), 'worker'],
]);

/** The page, or the kind of file, that a request asked for. There are few, whatever visitors ask for. */
export function routeOf(context: Context<ServerEnv>): string {
  const route: string | undefined = context.get('route');
  return route ?? kindByFolder.get(folderOf(context.req.path)) ?? 'other';
}

function folderOf(path: string): string {
  return /^\/[^/]*/.exec(path)?.[0] ?? '';
}
