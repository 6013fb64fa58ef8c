// What the page is made of, kept in the browser, so that it comes up without a network. FILES and VERSION are written in
// when the page is built. Requests to the API are none of its business.
const kept = `umpire-${VERSION}`;

self.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(kept);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith("umpire-") && name !== kept).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

const own = new URL("./", self.location.href);

/** The page itself comes from the server where there is one; its files never change under their names. */
async function answer(request, name) {
  const cache = await caches.open(kept);
  if (name === "./") {
    const fresh = await fetch(request).catch(() => null);
    return fresh !== null && fresh.ok ? fresh : ((await cache.match(name)) ?? Response.error());
  }
  return (await cache.match(name)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== own.origin || !url.pathname.startsWith(own.pathname)) return;
  const name = `./${url.pathname.slice(own.pathname.length)}`;
  if (FILES.includes(name)) event.respondWith(answer(request, name));
});
