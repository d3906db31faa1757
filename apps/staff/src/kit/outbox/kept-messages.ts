import type { App } from '../context/app-context.ts'
import { changeWaiting, messagesKind, type Outgoing } from './messages.ts'
import type { OutboxStore, StoredMessage } from './outbox-store.ts'
import type { Seal } from './seal.ts'

type Surroundings = Readonly<{
  store: OutboxStore['messages']
  /** The seal of this session, when it is open. */
  seal: () => Seal | undefined
  now: () => number
  /** Called with what storage refused. */
  warn: (problem: unknown) => void
}>

/** What has not been sent is removed after this time in ms. */
const oldest = 60 * 86_400_000

type Placed = Readonly<{ talk: string; message: Outgoing }>

/**
 * Keeps messages that have not got through, each locked for who wrote it, until they have. They outlive the session; by
 * its id a message arrives once, whatever window sends it.
 */
export function openKeptMessages(
  { queries }: Pick<App, 'queries'>,
  { store, seal, now, warn }: Surroundings,
) {
  const cache = queries.getQueryCache()
  /** The messages of this person on the device, by their ids. */
  const kept = new Map<string, Placed>()
  let writing = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    writing = writing.then(work).catch(warn)
  }

  const keep = (talk: string, waiting: readonly Outgoing[]) => {
    const of = seal()
    if (!of) return
    const ids = new Set(waiting.map(({ clientId }) => clientId))
    const gone = [...kept].filter(([id, placed]) => placed.talk === talk && !ids.has(id)).map(([id]) => id)
    const fresh = waiting.filter((message) => kept.get(message.clientId)?.message !== message)
    for (const id of gone) kept.delete(id)
    for (const message of fresh) kept.set(message.clientId, { talk, message })
    if (gone.length > 0) inTurn(() => store.remove(gone))
    for (const message of fresh) inTurn(async () => store.write(await locked(of, { talk, message }, now())))
  }
  cache.subscribe(({ type, query: { queryKey, state } }) => {
    if (type === 'updated' && queryKey[0] === messagesKind) keep(String(queryKey[1]), state.data ?? [])
  })

  const restore = (talk: string, placed: readonly Placed[]) => {
    for (const one of placed) kept.set(one.message.clientId, one)
    changeWaiting({ queries }, talk, (typed) => [...without(placed, typed), ...typed])
  }

  return {
    /** Puts what the person had not sent before what they have typed since. */
    async begin() {
      kept.clear()
      const of = seal()
      if (!of) return
      const found = await openedBy(of, { store, now, warn })
      if (seal() !== of) return
      for (const [talk, placed] of Map.groupBy(found, (one) => one.talk)) restore(talk, placed)
      for (const { queryKey, state } of cache.findAll({ queryKey: [messagesKind] }))
        keep(String(queryKey[1]), (state.data ?? []) as readonly Outgoing[])
    },
  }
}

/** What the person of a seal has here, in its order; removes what is too old, whosever it is. */
async function openedBy(
  of: Seal,
  { store, now, warn }: Pick<Surroundings, 'store' | 'now' | 'warn'>,
): Promise<readonly Placed[]> {
  const all = await store.all()
  const isOld = ({ at }: StoredMessage) => now() - at > oldest
  await store.remove(all.filter(isOld).map(({ id }) => id))
  const mine = all.filter((one) => one.person === of.person && !isOld(one))
  return (await Promise.all(mine.map((stored) => placedBy(of, stored).catch(warn)))).flatMap(
    (one) => one ?? [],
  )
}

function without(placed: readonly Placed[], typed: readonly Outgoing[]): readonly Outgoing[] {
  const ids = new Set(typed.map(({ clientId }) => clientId))
  return placed.map(({ message }) => message).filter(({ clientId }) => !ids.has(clientId))
}

async function locked(of: Seal, { talk, message }: Placed, at: number): Promise<StoredMessage> {
  return { id: message.clientId, talk, at, person: of.person, sealed: await of.lock(message) }
}

/** What this person locked, as it was. */
async function placedBy(of: Seal, { talk, sealed }: StoredMessage): Promise<Placed> {
  return { talk, message: (await of.open(sealed)) as Outgoing }
}
