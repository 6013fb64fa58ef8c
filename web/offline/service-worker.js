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

/** Whether somebody looks at a game in a window of this browser just now. */
const isSeen = (windows, game) =>
  windows.some(({ visibilityState, url }) => visibilityState === "visible" && url.includes(`/post/${game}`));

/** What the server pushed, where it can be read. */
function pushedIn(event) {
  try {
    const { id, game, seat, title, body } = event.data.json();
    return [game, seat, title].every((one) => typeof one === "string" && one !== "")
      ? { id, game, seat, title, body }
      : null;
  } catch {
    return null;
  }
}

self.addEventListener("push", (event) => {
  const told = pushedIn(event);
  const show = async () => {
    if (told === null) return self.registration.showNotification("Umpire", { body: "Something happened in a game." });
    const { game, seat, title, body = "" } = told;
    if (isSeen(await self.clients.matchAll({ type: "window", includeUncontrolled: true }), game)) return undefined;
    // a later notice about a game takes the place of the one before
    return self.registration.showNotification(title, {
      body,
      tag: game,
      renotify: true,
      icon: "./icon.svg",
      data: { game, seat },
      actions: [{ action: "end", title: "No more about this game" }],
    });
  };
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  const { game, seat } = notification.data ?? {};
  notification.close();
  const open = async () => {
    if (game === undefined) return self.clients.openWindow("./");
    const query = `as=${encodeURIComponent(seat)}${action === "end" ? "&notices=end" : ""}`;
    const address = new URL(`./#/post/${encodeURIComponent(game)}?${query}`, own).href;
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find(({ url }) => url.includes(`/post/${game}`));
    if (there === undefined) return self.clients.openWindow(address);
    await there.focus();
    return there.navigate(address);
  };
  event.waitUntil(open());
});
