import { dropIncoming } from '../incoming/dropped/drop-incoming.ts'
import type { IncomingStore } from '../incoming/dropped/incoming-store.ts'
import type { Bridge, Shared } from './bridge.ts'

/** The page of the browser’s own share target. */
const incomingPage = '/pages/share/index'

type Needs = Readonly<{
  store: IncomingStore
  now: () => number
  newId: () => string
  /** Reads the copy of a shared file. */
  read: (address: string) => Promise<Blob>
}>

/**
 * Keeps what other apps shared, locked for the person who was here last, and returns the page that begins something with
 * the newest of it. Nothing else of it stays in the app.
 */
export async function takeShared(bridge: Bridge, needs: Needs): Promise<string | undefined> {
  let page: string | undefined
  for (const shared of await bridge.takeShared()) page = await keep(shared, needs)
  if (page !== undefined) await bridge.forgetShared()
  return page
}

async function keep(shared: Shared, { store, now, newId, read }: Needs): Promise<string> {
  const id = newId()
  const pageOf = (search: string) => `${incomingPage}?${search}`
  try {
    const outcome = await dropIncoming(await formOf(shared, read), { store, now: now(), id })
    return pageOf(outcome === 'kept' ? `share=${id}` : `problem=${outcome}`)
  } catch (problem) {
    const isFull = problem instanceof DOMException && problem.name === 'QuotaExceededError'
    return pageOf(`problem=${isFull ? 'full' : 'failed'}`)
  }
}

/** The form that a browser posts for the same share. */
async function formOf({ title, text, files }: Shared, read: Needs['read']): Promise<FormData> {
  const form = new FormData()
  form.append('title', title)
  form.append('text', text)
  for (const { address, name, type } of files)
    form.append('files', new File([await read(address)], name, { type }))
  return form
}
