import { isPhoneApp } from '@signet/client'

/** The first page comes first; in ms. */
const pause = 3000

/**
 * Registers the service worker, with which the client opens without a network, and hands it the files that this page
 * loaded before. A browser without one, or an address without TLS, only lacks that; the app for phones has its files in
 * its package.
 */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || isPhoneApp()) return

  await new Promise((resolve) => setTimeout(resolve, pause))
  const isFirst = serviceWorker.controller === null
  await serviceWorker.register('/service-worker.js')
  if (!isFirst) return

  await serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  // The name of its cache in the service worker.
  const cache = await caches.open('assets')
  await cache.addAll([...new Set(files)])
}
