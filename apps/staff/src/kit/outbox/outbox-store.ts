import { createStore, delMany, entries, get, set } from 'idb-keyval'

/** A content that only its key opens (AES-GCM). */
export type Sealed = Readonly<{ iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer }>

type OfPerson = Readonly<{ person: string; sealed: Sealed }>

/** An act as it is kept: what anybody with the device may read, and the rest. */
export type StoredAct = OfPerson & Readonly<{ id: string; at: number }>

export type OutboxStore = ReturnType<typeof openOutboxStore>

const sealName = 'seal'

/** Opens what this browser keeps of acts that have not been sent (IndexedDB). Ids are in the order of the acts. */
export function openOutboxStore() {
  const store = createStore('signet-outbox', 'acts')
  return {
    readSeal: () => get<OfPerson>(sealName, store),
    writeSeal: (seal: OfPerson) => set(sealName, seal, store),
    acts: async (): Promise<readonly StoredAct[]> => {
      const all = await entries<string, StoredAct>(store)
      return all
        .filter(([name]) => name !== sealName)
        .map(([, act]) => act)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    },
    read: (id: string) => get<StoredAct>(id, store),
    write: (act: StoredAct) => set(act.id, act, store),
    remove: (ids: readonly string[]) => delMany([...ids], store),
  }
}
