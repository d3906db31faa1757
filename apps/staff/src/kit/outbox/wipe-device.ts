import { openIncomingStore } from '../incoming/dropped/incoming-store.ts'
import { openOutboxStore } from './outbox-store.ts'

/**
 * Removes what a person did not send from this device, with its files and half-filled forms: somebody has ended their
 * session here from elsewhere.
 */
export async function wipeDevice(person: string): Promise<void> {
  const forms = Object.keys(localStorage).filter((name) => name.startsWith(`unsent:${person}:`))
  for (const name of forms) localStorage.removeItem(name)
  await openIncomingStore().wipe(person)
  await openOutboxStore().wipe(person)
}
