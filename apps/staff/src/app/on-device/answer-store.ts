import { clear, createStore, delMany, entries, get, setMany } from 'idb-keyval'

/** An answer of the server as it is kept on the device. */
export type KeptAnswer = Readonly<{
  /** Mark of the session that got it; another session never reads it. */
  owner: string
  /** Version of the client that understood it. */
  version: string
  data: unknown
  /** When it was received, in ms. */
  at: number
}>

export type AnswerStore = Readonly<{
  /** Returns the answer to the query of this hash. */
  read: (hash: string) => Promise<KeptAnswer | undefined>
  readAll: () => Promise<readonly (readonly [string, KeptAnswer])[]>
  write: (answers: readonly [string, KeptAnswer][]) => Promise<void>
  remove: (hashes: readonly string[]) => Promise<void>
  clear: () => Promise<void>
}>

/** Opens what this browser keeps of answers (IndexedDB). */
export function openAnswerStore(): AnswerStore {
  const store = createStore('signet-answers', 'answers')
  return {
    read: (hash) => get<KeptAnswer>(hash, store),
    readAll: () => entries<string, KeptAnswer>(store),
    write: (answers) => setMany([...answers], store),
    remove: (hashes) => delMany([...hashes], store),
    clear: () => clear(store),
  }
}
