import { uuidV7 } from '@signet/std'
import type { App } from '../context/app-context.ts'
import type { Act, NewAct, Tried } from './act.ts'
import { type KeptActs, openKeptActs } from './kept-acts.ts'
import { type OutboxStore, openOutboxStore } from './outbox-store.ts'
import type { Seal } from './seal.ts'
import { type Outcome, sendAct } from './send-act.ts'
import { outboxes } from './waiting.ts'

type Surroundings = Readonly<{
  store: OutboxStore
  now: () => number
  /** Called with what storage refused. */
  warn: (problem: unknown) => void
  /** Runs one after the other what all windows of this browser ask for. */
  alone: <Answer>(run: () => Promise<Answer>) => Promise<Answer>
  /** Tells the other windows that something has changed, and hears it from them. */
  others: Readonly<{ tell: () => void; onTold: (run: () => void) => void }>
}>

/** Until the next try after one without an answer, in ms; each waits twice as long as the one before. */
const firstPause = 15_000
const longestPause = 300_000

/**
 * Acts that wait for the network. They go out one by one in their order, from one window at a time. What the server
 * refuses stays with its reason until the person has dealt with it.
 */
function createOutbox(app: App, { store, now, warn, alone, others }: Surroundings) {
  const acts = openKeptActs(app, { store, warn, others })
  const sending = { app, acts, now, alone }
  let isFlushing = false
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined

  const flushLater = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush().catch(warn), after)
  }
  const flush = async () => {
    if (isFlushing || !navigator.onLine) return
    isFlushing = true
    try {
      const isThrough = await sendAll(sending)
      pause = isThrough ? firstPause : Math.min(pause * 2, longestPause)
      if (!isThrough) flushLater(pause)
    } finally {
      isFlushing = false
    }
  }

  return {
    /** Begins with what the person has on this device. */
    async begin(person: string) {
      await acts.begin(person, now())
      await flush()
    },
    flush,
    /** Keeps an act; returns false when this device cannot. */
    async add(act: NewAct): Promise<boolean> {
      const seal = acts.seal()
      if (!seal) return false
      try {
        const at = now()
        const id = uuidV7(at, crypto.getRandomValues(new Uint8Array(16)))
        await acts.write(seal, { ...act, id, at, turn: 0, reason: null })
        flushLater(firstPause)
        return true
      } catch (problem) {
        warn(problem)
        return false
      }
    },
    /** Removes an act; while it is on its way, waits for what comes of it. Returns false when it has gone. */
    discard: (id: string) => alone(() => acts.remove(id)),
    /** Tries again what was refused, for the case as it is now. */
    async retry(id: string) {
      const seal = acts.seal()
      const act = seal && (await acts.read(seal, id))
      if (!act) return
      const seen = act.reason?.now ?? act.seen
      await acts.write(seal, { ...act, seen, tried: null, turn: act.turn + 1, reason: null })
      await flush()
    },
  }
}

type Sending = Pick<Surroundings, 'now' | 'alone'> & Readonly<{ app: App; acts: KeptActs }>

/** Sends what waits; returns false when it stopped before the end. */
async function sendAll(sending: Sending): Promise<boolean> {
  const seal = sending.acts.seal()
  if (!seal) return true
  for (const { id } of await sending.acts.waiting(seal)) {
    const isThrough = await sending.alone(() => sendOne(sending, seal, id))
    if (!isThrough) return false
  }
  return true
}

/** Sends an act, unless another window has done so meanwhile; returns whether the next one may go. */
async function sendOne({ app, acts, now }: Sending, seal: Seal, id: string): Promise<boolean> {
  const act = await acts.read(seal, id)
  if (acts.seal() !== seal) return false
  if (!act || act.reason) return true

  const remember = (tried: Tried) => acts.write(seal, { ...act, tried })
  const { locale } = app.looks.appearance.peek().look
  const outcome = await sendAct({ client: app.client, locale, now, remember }, act)
  await settle(acts, { seal, act, outcome })
  if (outcome !== 'later') void app.queries.invalidateQueries({ queryKey: ['approvals'] })
  return outcome !== 'later' && acts.seal() === seal
}

type Settled = Readonly<{ seal: Seal; act: Act; outcome: Outcome }>

async function settle(acts: KeptActs, { seal, act, outcome }: Settled): Promise<void> {
  if (outcome === 'sent') await acts.remove(act.id)
  else if (outcome !== 'later') await acts.write(seal, { ...act, tried: null, reason: outcome })
}

/** Opens the outbox of this window. */
export function openOutbox(app: App, warn: (problem: unknown) => void) {
  const outbox = createOutbox(app, {
    store: openOutboxStore(),
    now: Date.now,
    warn,
    alone,
    others: openOthers(),
  })
  outboxes.set(app.queries, outbox)
  return outbox
}

/** One at a time of all windows, where the browser can (Web Locks). */
async function alone<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const { locks } = navigator
  return locks ? await locks.request('signet-outbox', run) : await run()
}

function openOthers() {
  const channel = new BroadcastChannel('signet-outbox')
  return {
    tell: () => channel.postMessage('changed'),
    onTold: (run: () => void) => channel.addEventListener('message', run),
  }
}
