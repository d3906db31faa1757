import type { Seal } from '../outbox/seal.ts'
import { unlock, unlockBytes } from './dropped/aes.ts'
import type { About } from './dropped/drop-incoming.ts'
import type { IncomingStore, Letterbox } from './dropped/incoming-store.ts'
import { createLetterboxKeys, keyOfLetter } from './dropped/letterbox-keys.ts'

/** What another app shared, open for the person it was shared for. */
export type Incoming = Readonly<{
  id: string
  text: string
  files: readonly File[]
  tooLarge: readonly string[]
}>

type Needs = Readonly<{ store: IncomingStore; seal: () => Seal | undefined }>

export type IncomingBox = ReturnType<typeof openIncoming>

/** What other apps of this device have shared with the person whose session this is. */
export function openIncoming({ store, seal }: Needs) {
  return {
    /** Makes sure that what is shared from now on is locked for this person. */
    async begin() {
      const by = seal()
      if (!by || (await secretOf(by, await store.readBox()))) return
      const { open, secret } = await createLetterboxKeys()
      await store.writeBox({ person: by.person, open, secret: await by.lock(secret) })
    },
    /** Answers null for what is gone, and `foreign` for what was shared for somebody else or cannot be opened any more. */
    async read(id: string): Promise<Incoming | 'foreign' | null> {
      const [by, letter] = [seal(), await store.read(id)]
      if (!letter) return null
      const secret = by && (await secretOf(by, letter))
      if (!secret) return 'foreign'
      const key = await keyOfLetter(secret, letter.trace)
      const { text, files, tooLarge } = (await unlock(key, letter.about)) as About
      const bytes = await Promise.all(letter.files.map((sealed) => unlockBytes(key, sealed)))
      return {
        ...{ id, text, tooLarge },
        files: files.map(({ name, type }, at) => new File([bytes[at] ?? new ArrayBuffer()], name, { type })),
      }
    },
    remove: (id: string) => store.remove([id]),
  }
}

/** The secret half of a letterbox; undefined for that of another person, or one that the seal does not open. */
async function secretOf(
  by: Seal,
  box: Pick<Letterbox, 'person' | 'secret'> | undefined,
): Promise<JsonWebKey | undefined> {
  if (box?.person !== by.person) return undefined
  return by.open(box.secret).then(
    (secret) => secret as JsonWebKey,
    () => undefined,
  )
}
