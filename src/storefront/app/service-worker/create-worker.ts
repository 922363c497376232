import { cacheOf, dropOldCaches, isImmutable, keepFile } from './build-caches';
import { readMessage } from './messages-to-worker';
import { parsePrecache, precachePath } from './precache';
import type { FetchEvent, WorkerScope } from './worker-scope';

/**
 * The service worker of a build (APP-18, APP-22). It waits until a page asks it to take over, so that a new version
 * never interrupts. Documents come from the network; without one home or the offline page is shown. Files under their
 * hash come from the cache. Answers of the platform are never touched. It claims no page by itself: the first visit
 * goes without it. The server's documents are always a guest's, so no member's page is stored.
 */
export function createWorker(scope: WorkerScope): void {
  const cacheName = cacheOf(scope.liveryBuild);
  scope.addEventListener('install', (event) => event.waitUntil(install(scope, cacheName)));
  scope.addEventListener('activate', (event) => event.waitUntil(dropOldCaches(scope.caches, cacheName)));
  scope.addEventListener('message', (event) => {
    const message = readMessage(event.data);
    if (message?.type === 'take-over') event.waitUntil(scope.skipWaiting());
    // Offline the installation fails, and the stored documents stay.
    if (message?.type === 'renew') event.waitUntil(install(scope, cacheName).catch(() => undefined));
    if (message?.type === 'keep') event.waitUntil(keepAll(scope, cacheName, message.files));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') {
      // A game in its frame is a document, too, but not ours.
      if (request.destination === 'document') event.respondWith(showDocument(scope, cacheName, event));
    } else if (isImmutable(pathname) && !request.headers.has('range')) {
      event.respondWith(takeFile(scope, cacheName, event));
    }
  });
}

async function install({ caches, fetch }: WorkerScope, cacheName: string): Promise<void> {
  const answer = await fetch(precachePath, { cache: 'no-store' });
  const { files, shell, offline } = parsePrecache(await answer.clone().json());
  const cache = await caches.open(cacheName);
  await cache.addAll([...files, shell, offline]);
  await cache.put(precachePath, answer);
}

async function showDocument(scope: WorkerScope, cacheName: string, event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const cache = await scope.caches.open(cacheName);
  const list = await cache.match(precachePath);
  const { shell, shellPaths, offline } = parsePrecache(await list?.json());
  const isShell = shellPaths.includes(pathname);
  try {
    const response = await scope.fetch(event.request);
    const isComplete = response.status === 200 && !response.redirected && new URL(event.request.url).search === '';
    if (isShell && isComplete) event.waitUntil(cache.put(shell, response.clone()));
    return response;
  } catch {
    // Offline: home as it was stored last, or the offline page.
    const storedResponse = (isShell ? await cache.match(shell) : undefined) ?? (await cache.match(offline));
    return storedResponse ?? Response.error();
  }
}

async function takeFile({ caches, fetch }: WorkerScope, cacheName: string, event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const cache = await caches.open(cacheName);
  const storedResponse = await cache.match(pathname, { ignoreVary: true });
  if (storedResponse !== undefined) return storedResponse;
  const response = (await caches.match(pathname, { ignoreVary: true })) ?? (await fetch(event.request));
  event.waitUntil(keepFile(cache, pathname, response.clone()));
  return response;
}

/** Stores files that the page loaded without the worker: before there was one, or from the browser's memory. */
async function keepAll({ caches, fetch }: WorkerScope, cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files.filter(isImmutable)) {
    if ((await cache.match(file, { ignoreVary: true })) !== undefined) continue;
    const response = await fetch(file).catch(() => undefined); // A later page asks for it again.
    if (response !== undefined) await keepFile(cache, file, response);
  }
}
