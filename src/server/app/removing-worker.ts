/**
 * A worker that removes itself and all its caches. It is served if `SERVICE_WORKER` is off, and in development. Open
 * pages stay as they are.
 */
export const removingWorker = `self.addEventListener('install', function () { self.skipWaiting(); });
self.addEventListener('activate', function (event) {
  event.waitUntil(
    caches.keys().then(function (names) {
      return Promise.all(names.filter(function (name) { return name.indexOf('livery-') === 0; }).map(function (name) { return caches.delete(name); }));
    }).then(function () { return self.registration.unregister(); })
  );
});
`;
