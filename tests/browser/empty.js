// Forgets whatever the site keeps in a browser, and says what there was to forget. Only the snapshot of
// Python's memory stays: it is the same for all, and spares each test the start from nothing.
async () => {
  const SNAPSHOT = "polis-snapshot";
  const found = [];
  const told = (request) =>
    new Promise((done, fail) => {
      request.onsuccess = done;
      request.onerror = () => fail(request.error);
    });
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
    found.push(...Object.keys(storage).map((key) => `${name} ${key}`));
    storage.clear();
  }
  for (const { name } of await indexedDB.databases()) {
    found.push(`database ${name}`);
    await told(indexedDB.deleteDatabase(name));
  }
  for (const name of await caches.keys()) {
    if (name === SNAPSHOT) continue;
    found.push(`cache ${name}`);
    await caches.delete(name);
  }
  for (const worker of await navigator.serviceWorker.getRegistrations()) {
    found.push(`service worker ${worker.scope}`);
    await worker.unregister();
  }
  const snapshots = (await caches.has(SNAPSHOT)) ? await (await caches.open(SNAPSHOT)).keys() : [];
  return { found, snapshots: snapshots.length };
};
