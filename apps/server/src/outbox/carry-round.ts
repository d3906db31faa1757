import type { Db, Tx } from '@signet/db'
import { type Clock, isoOf } from '../clock.ts'
import type { Push, Sockets } from '../socket/index.ts'
import type { Carrier } from './carrier.ts'
import { type DueFact, postpone, removeFacts, takeDue, takeTurn } from './outbox-store.ts'

export type Carriage = Readonly<{
  db: Db
  clock: Clock
  newId: () => string
  sockets: Sockets
  carriers: Readonly<Record<string, Carrier>>
  onFailure: (fact: DueFact, reason: unknown) => void
}>

/** `busy`: another node has the turn; `idle`: nothing was due; `carried`: there may be more. */
export type Outcome = 'busy' | 'idle' | 'carried'

const most = 200

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
    return await inRound(carriage, tenant, async (tx, push) => {
      const facts = await takeDue(tx, isoOf(carriage.clock()), most)
      try {
        await carryAll(carriage, { tx, tenant, push }, facts)
      } catch (error) {
        throw new Stumbled(facts, error)
      }
      return facts.length > 0 ? 'carried' : 'idle'
    })
  } catch (error) {
    if (!(error instanceof Stumbled)) throw error
    for (const fact of error.facts) await carryAlone(carriage, tenant, fact)
    return 'carried'
  }
}

async function carryAlone(carriage: Carriage, tenant: string, fact: DueFact): Promise<void> {
  const { db, clock, onFailure } = carriage
  try {
    await inRound(carriage, tenant, async (tx, push) => {
      await carryAll(carriage, { tx, tenant, push }, [fact])
      return 'carried'
    })
  } catch (error) {
    onFailure(fact, error)
    await postpone(db.tenant(tenant), fact, { now: clock(), reason: String(error) })
  }
}

type Turn = Readonly<{ tx: Tx; tenant: string; push: (push: Push) => void }>

async function inRound(
  { db, sockets }: Carriage,
  tenant: string,
  work: (tx: Tx, push: Turn['push']) => Promise<Outcome>,
): Promise<Outcome> {
  const pushes: Push[] = []
  const outcome = await db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => ((await takeTurn(tx, tenant)) ? work(tx, (push) => pushes.push(push)) : 'busy'))
  for (const push of pushes) sockets.publish(push)
  return outcome
}

async function carryAll(carriage: Carriage, turn: Turn, facts: readonly DueFact[]): Promise<void> {
  if (facts.length === 0) return

  const { clock, newId, carriers } = carriage
  const round = { ...turn, now: isoOf(clock()), newId }
  for (const run of runsOfOneTopic(facts)) {
    const topic = run[0]?.topic ?? ''
    const carrier = Object.hasOwn(carriers, topic) ? carriers[topic] : undefined
    if (!carrier) throw new Error(`Nobody carries ${JSON.stringify(topic)}`)
    await carrier.carry(
      round,
      run.map(({ body }) => carrier.body.parse(body)),
    )
  }
  await removeFacts(
    turn.tx,
    facts.map(({ id }) => id),
  )
}

/** Neighbours of the same topic travel together; the order stays. */
function runsOfOneTopic(facts: readonly DueFact[]): readonly DueFact[][] {
  const runs: DueFact[][] = []
  for (const fact of facts) {
    const last = runs.at(-1)
    if (last?.[0]?.topic === fact.topic) last.push(fact)
    else runs.push([fact])
  }
  return runs
}
