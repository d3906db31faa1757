import type { App } from '../../kit/context/app-context.ts'
import { eachSession } from '../../kit/context/each-session.ts'

/** Milliseconds after signing in or starting, so that the first page has the network for itself. */
const pause = 5_000

/**
 * Reads what waits for the person, the top of the contacts, and which forms take what other apps share, so that these
 * are on the device before they are opened.
 * Only where the service worker keeps the client too, which it may begin to do after the page: elsewhere nothing opens
 * without a network.
 */
export function readAhead(app: App, warn: (problem: unknown) => void): void {
  eachSession(app, () => {
    void navigator.serviceWorker?.ready.then(() => setTimeout(() => void read(app).catch(warn), pause))
  })
}

async function read({ client, queries, session }: App): Promise<void> {
  if (!session.token()) return
  const [{ caseListQuery }, { starredQuery, unitsQuery }, { receivingFlowsQuery }] = await Promise.all([
    import('../../features/approval-lists/queries.ts'),
    import('../../features/contacts/queries.ts'),
    import('../../features/incoming/queries.ts'),
  ])
  await Promise.all([
    queries.prefetchInfiniteQuery(caseListQuery(client, 'pending', {})),
    queries.prefetchQuery(starredQuery(client)),
    queries.prefetchQuery(receivingFlowsQuery(client)),
    queries.prefetchQuery(unitsQuery(client, '-1')),
  ])
}
