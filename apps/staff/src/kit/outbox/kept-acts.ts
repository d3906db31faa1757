import type { App } from '../context/app-context.ts'
import type { Act } from './act.ts'
import type { OutboxStore, StoredAct } from './outbox-store.ts'
import { openSeal, type Seal } from './seal.ts'
import { outboxKey } from './waiting.ts'

type Surroundings = Readonly<{
  store: OutboxStore
  /** Called with what storage refused. */
  warn: (problem: unknown) => void
  /** Tells the other windows that something has changed, and hears it from them. */
  others: Readonly<{ tell: () => void; onTold: (run: () => void) => void }>
}>

export type KeptActs = ReturnType<typeof openKeptActs>

/** What another person has not sent, and what nothing opens any more, is removed after this time in ms. */
const oldest = 60 * 86_400_000

/** The acts of the person whose session this is, in their order; those of others stay locked. */
export function openKeptActs({ client, queries, session }: App, { store, warn, others }: Surroundings) {
  let begun: Readonly<{ seal: Seal; token: string }> | undefined

  /** The seal of this session: none after it has ended, also when another has begun. */
  const current = () => (begun && begun.token === session.token() ? begun.seal : undefined)
  const readAll = async (seal: Seal) => {
    const mine = (await store.acts()).filter(({ person }) => person === seal.person)
    const acts = await Promise.all(mine.map((stored) => openedBy(seal, stored).catch(warn)))
    return acts.flatMap((act) => act ?? [])
  }
  const show = async () => {
    const seal = current()
    if (!seal) return
    const acts = await readAll(seal)
    if (seal === current()) queries.setQueryData<readonly Act[]>(outboxKey, acts)
  }
  const changed = async () => {
    others.tell()
    await show()
  }
  others.onTold(() => void show().catch(warn))

  return {
    seal: current,
    /** Opens what the person has on this device. */
    async begin(person: string, now: number) {
      const token = session.token()
      const seal = await openSeal({ client, session }, store, person)
      if (!seal || token === null) return
      begun = { seal, token }
      const old = (await store.acts()).filter(({ at }) => now - at > oldest)
      await store.remove(old.map(({ id }) => id))
      await show()
    },
    async read(seal: Seal, id: string): Promise<Act | undefined> {
      const stored = await store.read(id)
      return stored && openedBy(seal, stored)
    },
    /** All acts of the person, in their order. */
    async all(): Promise<readonly Act[]> {
      const seal = current()
      return seal ? readAll(seal) : []
    },
    waiting: async (seal: Seal) => (await readAll(seal)).filter(({ reason }) => reason === null),
    /** Writes an act down before anything else happens with it. */
    async write(seal: Seal, act: Act) {
      await store.write({ id: act.id, at: act.at, person: seal.person, sealed: await seal.lock(act) })
      await changed()
    },
    /** Returns whether it was there. */
    async remove(id: string): Promise<boolean> {
      const isThere = (await store.read(id)) !== undefined
      await store.remove([id])
      await changed()
      return isThere
    },
  }
}

/** What this person sealed, as it was. */
async function openedBy(seal: Seal, { person, sealed }: StoredAct): Promise<Act | undefined> {
  return person === seal.person ? ((await seal.open(sealed)) as Act) : undefined
}
