import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import type { Sealed } from './aes.ts'

/** Where what is shared is locked for the person who signed in last; only their seal opens `secret`. */
export type Letterbox = Readonly<{ person: string; open: ArrayBuffer; secret: Sealed }>

/**
 * What was shared, locked: `about` names its files in the order of `files`, `size` counts their bytes. It has the secret of
 * its letterbox, as that is replaced when somebody else signs in.
 */
export type Letter = Readonly<{
  id: string
  /** By the clock of the device, in ms. */
  at: number
  person: string
  size: number
  secret: Sealed
  trace: ArrayBuffer
  about: Sealed
  files: readonly Sealed[]
}>

export type IncomingStore = ReturnType<typeof openIncomingStore>

const boxName = 'letterbox'

/** Opens what other apps of this device have shared with the product (IndexedDB). */
export function openIncomingStore() {
  const store = createStore('signet-incoming', 'letters')
  const letters = async (): Promise<readonly Letter[]> =>
    (await entries<string, Letter>(store)).filter(([name]) => name !== boxName).map(([, letter]) => letter)
  const remove = (ids: readonly string[]) => delMany([...ids], store)
  return {
    readBox: () => get<Letterbox>(boxName, store),
    writeBox: (box: Letterbox) => set(boxName, box, store),
    letters,
    read: (id: string) => (id === boxName ? Promise.resolve(undefined) : get<Letter>(id, store)),
    write: (letter: Letter) => set(letter.id, letter, store),
    remove,
    /** Removes the letterbox of a person and what was shared for them. */
    async wipe(person: string) {
      await remove((await letters()).filter((letter) => letter.person === person).map(({ id }) => id))
      if ((await get<Letterbox>(boxName, store))?.person === person) await del(boxName, store)
    },
  }
}
