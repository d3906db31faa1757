import { type Fault, refusalOf } from '../faults/fault.ts'
import type { Say } from '../read-answer.ts'
import type { Store, StoredName } from './create-session.ts'

/** A value of the device that a page needs is not there. */
const notStored: Fault = { code: 'client.stored.notFound', errMsg: 'data not found' }

/** Reads a stored value that the caller cannot do without. Refuses `client.stored.notFound` ("data not found"). */
export function readStored(store: Store, name: StoredName, say: Say): string {
  const value = store.getItem(name)
  if (value === null) throw refusalOf(notStored, say)
  return value
}

/** The id of this device: made at its first start and kept for everybody who signs in. */
export function deviceId(store: Store, newId: () => string): string {
  const known = store.getItem('cid')
  if (known) return known
  const made = newId()
  store.setItem('cid', made)
  return made
}
