import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { listenToPushes } from './push.ts'
import { takeIncoming } from './take-incoming.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of the shell, from the build. */
declare const shell: PrecacheEntry[]
/** Where other apps share with the product. */
declare const incomingPath: string

/** Seconds that a page waits for a slow network before the stored one opens. */
const patience = 3
/** Files of pages outside the shell that stay on the device. */
const mostFiles = 600

// A new version takes over at once: pages come from the network, and files of both versions have different names.
void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(shell)
listenToPushes()

// Names of these files change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: mostFiles, purgeOnQuotaError: true })],
  }),
)

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === incomingPath, takeIncoming, 'POST')

// The stored page belongs to the stored files, so it opens only where the server does not answer.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: patience,
      plugins: [{ fetchDidSucceed: refuseBroken, handlerDidError: () => matchPrecache('/index.html') }],
    }),
    { denylist: [/^\/(?:api|scim|studio|websocket)(?:\/|$)/] },
  ),
)

/** Passes an answer on; throws for one of a proxy whose server is away. */
async function refuseBroken({ response }: Readonly<{ response: Response }>): Promise<Response> {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
  return response
}
