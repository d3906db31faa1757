import type { Db, Tx } from '@signet/db'
import { type Clock, isoOf } from '../clock.ts'
import type { Sockets } from '../socket/index.ts'
import type { Carrier, Letter } from './carrier.ts'
import { type DueFact, postpone, removeFacts, takeDue, takeTurn } from './outbox-store.ts'
import { type NumberedLetter, numberLetters, postLetters } from './post-letters.ts'

export type Carriage = Readonly<{
  db: Db
  clock: Clock
  newId: () => string
  sockets: Sockets
  carriers: Readonly<Record<string, Carrier>>
  onFailure: (fact: DueFact, reason: unknown) => void
}>

/** `busy`: another node has the turn; `carried`: all that was due; `full`: there may be more. */
export type Outcome = 'busy' | 'carried' | 'full'

const most = 500

class Stumbled extends Error {
  readonly facts: readonly DueFact[]

  constructor(facts: readonly DueFact[], cause: unknown) {
    super('A round of facts failed', { cause })
    this.facts = facts
  }
}

/** Carries what is due in one transaction; when that fails, fact by fact, so that one bad fact holds up no other. */
export async function carryRound(carriage: Carriage, tenant: string): Promise<Outcome> {
  try {
    return await inRound(carriage, tenant, async (tx) => {
      const facts = await takeDue(tx, isoOf(carriage.clock()), most)
      try {
        return { outcome: outcomeOf(facts), letters: await carryAll(carriage, tx, facts) }
      } catch (error) {
        throw new Stumbled(facts, error)
      }
    })
  } catch (error) {
    if (!(error instanceof Stumbled)) throw error
    for (const fact of error.facts) await carryAlone(carriage, tenant, fact)
    return outcomeOf(error.facts)
  }
}

function outcomeOf({ length }: readonly DueFact[]): Outcome {
  return length < most ? 'carried' : 'full'
}

async function carryAlone(carriage: Carriage, tenant: string, fact: DueFact): Promise<void> {
  const { db, clock, onFailure } = carriage
  try {
    await inRound(carriage, tenant, async (tx) => ({
      outcome: 'carried',
      letters: await carryAll(carriage, tx, [fact]),
    }))
  } catch (error) {
    onFailure(fact, error)
    await postpone(db.tenant(tenant), fact, { now: clock(), reason: String(error) })
  }
}

type Carried = Readonly<{ outcome: Outcome; letters: readonly NumberedLetter[] }>

async function inRound(
  { db, sockets }: Carriage,
  tenant: string,
  work: (tx: Tx) => Promise<Carried>,
): Promise<Outcome> {
  const handle = db.tenant(tenant)
  const { outcome, letters } = await handle
    .transaction()
    .execute(
      async (tx): Promise<Carried> =>
        (await takeTurn(tx, tenant)) ? work(tx) : { outcome: 'busy', letters: [] },
    )
  await postLetters({ db: handle, tenant, sockets }, letters)
  return outcome
}

/** The facts of a topic travel together; the letters that come of it are numbered in the order of all the facts. */
async function carryAll(
  carriage: Carriage,
  tx: Tx,
  facts: readonly DueFact[],
): Promise<readonly NumberedLetter[]> {
  if (facts.length === 0) return []

  const { clock, newId, carriers } = carriage
  const round = { tx, now: isoOf(clock()), newId }
  const letters = new Map<DueFact, readonly Letter[]>()
  for (const [topic, told] of Map.groupBy(facts, (fact) => fact.topic)) {
    const carrier = Object.hasOwn(carriers, topic) ? carriers[topic] : undefined
    if (!carrier) throw new Error(`Nobody carries ${JSON.stringify(topic)}`)
    const bodies = told.map(({ body }) => carrier.body.parse(JSON.parse(body)))
    const written = await carrier.carry(round, bodies)
    for (const [place, fact] of told.entries()) letters.set(fact, written[place] ?? [])
  }
  const numbered = await numberLetters(
    tx,
    facts.flatMap((fact) => letters.get(fact) ?? []),
  )
  await removeFacts(
    tx,
    facts.map(({ id }) => id),
  )
  return numbered
}
