import type { Db } from '@signet/db'
import { type Clock, isoOf } from '../clock.ts'
import type { Push, Sockets } from '../socket/index.ts'
import type { Carrier, Letter } from './carrier.ts'
import { type DueFact, postpone, removeFacts, takeDue, takeTurn } from './outbox-store.ts'
import { postLetters, type Turn } from './post-letters.ts'

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
    return await inRound(carriage, tenant, async (turn) => {
      const facts = await takeDue(turn.tx, isoOf(carriage.clock()), most)
      try {
        await carryAll(carriage, turn, facts)
      } catch (error) {
        throw new Stumbled(facts, error)
      }
      return outcomeOf(facts)
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
    await inRound(carriage, tenant, async (turn) => {
      await carryAll(carriage, turn, [fact])
      return 'carried'
    })
  } catch (error) {
    onFailure(fact, error)
    await postpone(db.tenant(tenant), fact, { now: clock(), reason: String(error) })
  }
}

async function inRound(
  { db, sockets }: Carriage,
  tenant: string,
  work: (turn: Turn) => Promise<Outcome>,
): Promise<Outcome> {
  const pushes: Push[] = []
  const push = (one: Push) => pushes.push(one)
  const outcome = await db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => ((await takeTurn(tx, tenant)) ? work({ tx, tenant, push }) : 'busy'))
  for (const one of pushes) sockets.publish(one)
  return outcome
}

/** The facts of a topic travel together; the letters that come of it leave in the order of all the facts. */
async function carryAll(carriage: Carriage, turn: Turn, facts: readonly DueFact[]): Promise<void> {
  if (facts.length === 0) return

  const { clock, newId, carriers } = carriage
  const round = { tx: turn.tx, now: isoOf(clock()), newId }
  const letters = new Map<DueFact, readonly Letter[]>()
  for (const [topic, told] of Map.groupBy(facts, (fact) => fact.topic)) {
    const carrier = Object.hasOwn(carriers, topic) ? carriers[topic] : undefined
    if (!carrier) throw new Error(`Nobody carries ${JSON.stringify(topic)}`)
    const bodies = told.map(({ body }) => carrier.body.parse(JSON.parse(body)))
    const written = await carrier.carry(round, bodies)
    for (const [place, fact] of told.entries()) letters.set(fact, written[place] ?? [])
  }
  await postLetters(
    turn,
    facts.flatMap((fact) => letters.get(fact) ?? []),
  )
  await removeFacts(
    turn.tx,
    facts.map(({ id }) => id),
  )
}
