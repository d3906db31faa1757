import { uuidV7 } from '@signet/std'
import type { App } from '../context/app-context.ts'
import { openIncomingStore } from '../incoming/dropped/incoming-store.ts'
import { tellKey } from '../incoming/has-key.ts'
import { openIncoming } from '../incoming/open-incoming.ts'
import type { Act, NewAct, Tried } from './act.ts'
import { type KeptActs, openKeptActs } from './kept-acts.ts'
import { type KeptFiles, openKeptFiles } from './kept-files.ts'
import { openKeptMessages } from './kept-messages.ts'
import { messagesKind } from './messages.ts'
import { type OutboxStore, openOutboxStore } from './outbox-store.ts'
import { createRetries } from './retries.ts'
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

/**
 * Acts that wait for the network. They go out one by one in their order, from one window at a time. What the server
 * refuses stays with its reason until the person has dealt with it.
 */
function createOutbox(app: App, { store, now, warn, alone, others }: Surroundings) {
  const acts = openKeptActs(app, { store, warn, others })
  const files = openKeptFiles(app, { store, seal: acts.seal, now, warn })
  const messages = openKeptMessages(app, { store: store.messages, seal: acts.seal, now, warn })
  const incoming = openIncoming({ store: openIncomingStore(), seal: acts.seal })
  const sending = { app, acts, files, now, alone }
  let isFlushing = false
  const retries = createRetries(() => void flush().catch(warn))

  const flush = async () => {
    if (isFlushing || !navigator.onLine) return
    isFlushing = true
    try {
      if (await sendAll(sending)) retries.succeeded()
      else retries.failed()
    } finally {
      isFlushing = false
    }
  }

  return {
    /** Begins with what the person has on this device. */
    async begin(person: string) {
      await acts.begin(person, now())
      await messages.begin().catch(warn)
      await incoming.begin().catch(warn)
      tellKey(app, acts.seal() !== undefined)
      await files.prune(person, await acts.all(), unsentForms() + unsentMessages(app)).catch(warn)
      await flush()
    },
    flush,
    files,
    incoming,
    /** Keeps an act; says when this device has no key to lock it with, or no space for it. */
    async add(act: NewAct): Promise<'kept' | 'noKey' | 'full'> {
      const seal = acts.seal()
      if (!seal) return 'noKey'
      try {
        const at = now()
        const id = uuidV7(at, crypto.getRandomValues(new Uint8Array(16)))
        await acts.write(seal, { ...act, id, at, turn: 0, reason: null })
        retries.soon()
        return 'kept'
      } catch (problem) {
        warn(problem)
        return 'full'
      }
    },
    /** Removes an act; while it is on its way, waits for what comes of it. Returns false when it has gone. */
    discard: (id: string) => alone(() => removeWithFiles({ acts, files }, id)),
    /** Holds back an act that waits, for the person to change it. Returns false when it has gone. */
    hold: (id: string) => alone(() => holdBack(acts, id)),
    /** Tries again what was refused, for the case as it is now. */
    async retry(id: string) {
      const seal = acts.seal()
      const act = seal && (await acts.read(seal, id))
      if (!act) return
      // What has changed was looked at on the page of the case.
      const looked = act.reason?.now && { seen: act.reason.now, shown: undefined }
      await files.forgetSent(act)
      await acts.write(seal, { ...act, ...looked, tried: null, turn: act.turn + 1, reason: null })
      await flush()
    },
  }
}

type Sending = Pick<Surroundings, 'now' | 'alone'> & Readonly<{ app: App; acts: KeptActs; files: KeptFiles }>

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
async function sendOne({ app, acts, files, now }: Sending, seal: Seal, id: string): Promise<boolean> {
  const act = await acts.read(seal, id)
  if (acts.seal() !== seal) return false
  if (!act || act.reason) return true

  const remember = (tried: Tried) => acts.write(seal, { ...act, tried })
  const { locale } = app.looks.appearance.peek().look
  const { person } = seal
  const outcome = await sendAct({ client: app.client, person, locale, now, remember, ready: files.sent }, act)
  await settle({ acts, files }, { seal, act, outcome })
  if (outcome !== 'later') void app.queries.invalidateQueries({ queryKey: ['approvals'] })
  return outcome !== 'later' && acts.seal() === seal
}

type Settled = Readonly<{ seal: Seal; act: Act; outcome: Outcome }>

async function settle(kept: Kept, { seal, act, outcome }: Settled): Promise<void> {
  if (outcome === 'sent') await removeWithFiles(kept, act.id)
  else if (outcome !== 'later') await kept.acts.write(seal, { ...act, tried: null, reason: outcome })
}

type Kept = Pick<Sending, 'acts' | 'files'>

async function removeWithFiles({ acts, files }: Kept, id: string): Promise<boolean> {
  const all = await acts.all()
  const act = all.find((one) => one.id === id)
  if (act)
    await files.removeOf(
      act,
      all.filter((one) => one !== act),
    )
  return acts.remove(id)
}

async function holdBack(acts: KeptActs, id: string): Promise<boolean> {
  const seal = acts.seal()
  const act = seal && (await acts.read(seal, id))
  if (!act) return false
  const reason = act.reason ?? { code: 'outbox.heldBack', message: '', params: {} }
  await acts.write(seal, { ...act, reason })
  return true
}

/** The unsent forms of this device, as they are stored. */
function unsentForms(): string {
  const names = Object.keys(localStorage).filter((name) => name.startsWith('unsent:'))
  return names.map((name) => localStorage.getItem(name)).join('')
}

/** The messages that wait, as text. */
function unsentMessages({ queries }: App): string {
  return JSON.stringify(queries.getQueriesData({ queryKey: [messagesKind] }))
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
