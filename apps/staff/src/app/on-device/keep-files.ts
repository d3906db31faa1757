import { isPhoneApp, realTimers } from '@signet/client'

/** The first page comes first; in ms. */
const pause = 3_000
/** Until the service worker is tried again, where the network does not say that it is back; in ms. */
const nextTry = 60_000

/** What this asks of a browser; tests have their own. */
export type Worker = Readonly<{
  container: Pick<ServiceWorkerContainer, 'register'>
  timers: typeof realTimers
  /** Calls back once when the network is back; returns its cancellation. */
  onOnline: (run: () => void) => () => void
}>

const browser = (container: ServiceWorkerContainer): Worker => ({
  container,
  timers: realTimers,
  onOnline: (run) => {
    window.addEventListener('online', run, { once: true })
    return () => window.removeEventListener('online', run)
  },
})

/**
 * Registers the service worker, with which the client opens without a network, and hands it the files that this page
 * loaded before. A network that breaks meanwhile is waited for. A browser without one, or an address without TLS, only
 * lacks that; the app for phones has its files in its package.
 */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || isPhoneApp()) return
  const isFirst = serviceWorker.controller === null
  await installWorker(browser(serviceWorker))
  if (isFirst) await keepLoaded()
}

/** Resolves when a service worker is active. Rejects where the browser does not allow one. */
export async function installWorker({ container, timers, onOnline }: Worker): Promise<void> {
  const sleep = (ms: number) => new Promise<void>((resolve) => void timers.after(ms, resolve))
  const network = () =>
    new Promise<void>((resolve) => {
      const leave = onOnline(() => {
        cancel()
        resolve()
      })
      const cancel = timers.after(nextTry, () => {
        leave()
        resolve()
      })
    })

  await sleep(pause)
  while (!(await isActive(container))) await network()
}

/** False when the network broke before all files were there. */
async function isActive(container: Worker['container']): Promise<boolean> {
  const registration = await container.register('/service-worker.js').catch((problem: unknown) => {
    // What the standard says of a script that could not be fetched.
    if (problem instanceof TypeError) return null
    throw problem
  })
  if (registration === null) return false
  return registration.active !== null || (await becomesActive(registration))
}

async function becomesActive({ installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = installing ?? waiting
  if (worker === null) return false
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true)
      if (worker.state === 'redundant') resolve(false)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

async function keepLoaded(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  // The name of its cache in the service worker.
  const cache = await caches.open('assets')
  await cache.addAll([...new Set(files)])
}
