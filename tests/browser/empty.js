// Forgets whatever the site keeps in a browser, and says what is still there. Only the snapshot of
// Python's memory stays: it is the same for all, and spares each test the start from nothing.
async () => {
  const SNAPSHOT = "polis-snapshot";
  const storages = { localStorage, sessionStorage };
  const told = (request) =>
    new Promise((done, fail) => {
      request.onsuccess = done;
      request.onerror = () => fail(request.error);
    });
  for (const storage of Object.values(storages)) storage.clear();
  for (const { name } of await indexedDB.databases()) await told(indexedDB.deleteDatabase(name));
  for (const name of await caches.keys()) if (name !== SNAPSHOT) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  const left = Object.entries(storages).flatMap(([name, storage]) =>
    Object.keys(storage).map((key) => `${name} ${key}`),
  );
  left.push(...(await indexedDB.databases()).map(({ name }) => `database ${name}`));
  left.push(...(await caches.keys()).filter((name) => name !== SNAPSHOT));
  left.push(...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  const snapshots = (await caches.has(SNAPSHOT)) ? await (await caches.open(SNAPSHOT)).keys() : [];
  return { left, snapshots: snapshots.length };
};
