import { createStore, delMany, entries, get, set, values } from 'idb-keyval'
import type { Sealed } from '../incoming/dropped/aes.ts'

type OfPerson = Readonly<{ person: string; sealed: Sealed }>

/** An act as it is kept: what anybody with the device may read, and the rest. */
export type StoredAct = OfPerson & Readonly<{ id: string; at: number }>

/** A message that waits, and its conversation. */
export type StoredMessage = OfPerson & Readonly<{ id: string; talk: string; at: number }>

/** A file that waits for its form; `uploadedAs` is its id on the server once it has got there. */
export type StoredFile = OfPerson &
  Readonly<{ id: string; at: number; name: string; type: string; size: number; uploadedAs?: string }>

export type OutboxStore = ReturnType<typeof openOutboxStore>

const sealName = 'seal'

/** Opens what this browser keeps of what has not been sent (IndexedDB). Ids are in the order in which it was done. */
export function openOutboxStore() {
  const store = createStore('signet-outbox', 'acts')
  const files = createStore('signet-outbox-files', 'files')
  const messages = createStore('signet-outbox-messages', 'messages')
  return {
    readSeal: () => get<OfPerson>(sealName, store),
    writeSeal: (seal: OfPerson) => set(sealName, seal, store),
    acts: async (): Promise<readonly StoredAct[]> => {
      const all = await entries<string, StoredAct>(store)
      return inOrder(all.filter(([name]) => name !== sealName).map(([, act]) => act))
    },
    read: (id: string) => get<StoredAct>(id, store),
    write: (act: StoredAct) => set(act.id, act, store),
    remove: (ids: readonly string[]) => delMany([...ids], store),
    files: {
      all: () => values<StoredFile>(files),
      read: (id: string) => get<StoredFile>(id, files),
      write: (file: StoredFile) => set(file.id, file, files),
      remove: (ids: readonly string[]) => delMany([...ids], files),
    },
    messages: {
      all: async (): Promise<readonly StoredMessage[]> => inOrder(await values<StoredMessage>(messages)),
      write: (message: StoredMessage) => set(message.id, message, messages),
      remove: (ids: readonly string[]) => delMany([...ids], messages),
    },
    /** Removes what one person left here, and their seal. */
    async wipe(person: string) {
      for (const one of [store, files, messages])
        await delMany(namesOf(person, await entries<string, OfPerson>(one)), one)
    },
  }
}

function inOrder<Stored extends Readonly<{ id: string }>>(all: readonly Stored[]): readonly Stored[] {
  return all.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

function namesOf(person: string, all: readonly (readonly [string, OfPerson])[]): string[] {
  return all.filter(([, one]) => one.person === person).map(([name]) => name)
}
