import type { Db, Reader, Tx } from '@signet/db'
import { countUnread, nextSequences, nothingUnread } from '../../people/inbox/index.ts'
import type { Sockets } from '../../socket/index.ts'
import { type Clock, isoOf } from '../clock.ts'
import type { Carriers, Letter, Round } from './carrier.ts'
import { factSchemas, isTopic, type Topic } from './facts.ts'
import {
  type DueFact,
  type DueRow,
  factsInRow,
  postpone,
  removeFacts,
  splitRow,
  takeDue,
  takeTurn,
} from './outbox-store.ts'

export type DeliveryContext = Readonly<{
  db: Db
  clock: Clock
  newId: () => string
  sockets: Sockets
  carriers: Carriers
  onFailure: (row: DueRow, reason: unknown) => void
}>

/** `busy`: another node delivers; `carried`: all due facts; `full`: there may be more. */
export type Outcome = 'busy' | 'carried' | 'full'

const most = 500

class FailedRound extends Error {
  readonly rows: readonly DueRow[]

  constructor(rows: readonly DueRow[], cause: unknown) {
    super('A round of facts failed', { cause })
    this.rows = rows
  }
}

/** Delivers due facts in one transaction; on failure, row by row and then one by one, so that a bad fact blocks no other. */
export async function carryRound(delivery: DeliveryContext, tenant: string): Promise<Outcome> {
  try {
    return await inRound(delivery, tenant, async (tx) => {
      const rows = await takeDue(tx, isoOf(delivery.clock()), most)
      try {
        return { outcome: outcomeOf(rows), letters: await carryAll(delivery, tx, rows) }
      } catch (error) {
        throw new FailedRound(rows, error)
      }
    })
  } catch (error) {
    if (!(error instanceof FailedRound)) throw error
    let isSplit = false
    for (const row of error.rows) isSplit = (await carryAlone(delivery, tenant, row)) === 'split' || isSplit
    return isSplit ? 'full' : outcomeOf(error.rows)
  }
}

function outcomeOf({ length }: readonly DueRow[]): Outcome {
  return length < most ? 'carried' : 'full'
}

/** Carries one row; a failed row of several facts is split, and the next round carries its facts. */
async function carryAlone(delivery: DeliveryContext, tenant: string, row: DueRow): Promise<'done' | 'split'> {
  const { db, clock, onFailure } = delivery
  try {
    await inRound(delivery, tenant, async (tx) => ({
      outcome: 'carried',
      letters: await carryAll(delivery, tx, [row]),
    }))
  } catch (error) {
    if (factsInRow(row).length > 1) {
      await splitRow(db.tenant(tenant), row, isoOf(clock()))
      return 'split'
    }
    onFailure(row, error)
    await postpone(db.tenant(tenant), row, { now: clock(), reason: String(error) })
  }
  return 'done'
}

type RoundResult = Readonly<{ outcome: Outcome; letters: readonly NumberedLetter[] }>

async function inRound(
  { db, sockets }: DeliveryContext,
  tenant: string,
  work: (tx: Tx) => Promise<RoundResult>,
): Promise<Outcome> {
  const handle = db.tenant(tenant)
  const { outcome, letters } = await handle
    .transaction()
    .execute(
      async (tx): Promise<RoundResult> =>
        (await takeTurn(tx, tenant)) ? work(tx) : { outcome: 'busy', letters: [] },
    )
  await postLetters({ db: handle, tenant, sockets }, letters)
  return outcome
}

/** Delivers the facts by topic and numbers their letters in the order of all facts. */
async function carryAll(
  delivery: DeliveryContext,
  tx: Tx,
  rows: readonly DueRow[],
): Promise<readonly NumberedLetter[]> {
  const facts = rows.flatMap(factsInRow)
  if (facts.length === 0) return []

  const { clock, newId, carriers } = delivery
  const round = { tx, now: isoOf(clock()), newId }
  const letters = new Map<DueFact, readonly Letter[]>()
  for (const [topic, told] of Map.groupBy(facts, (fact) => fact.topic)) {
    if (!isTopic(topic)) throw new Error(`No carrier for ${JSON.stringify(topic)}`)
    const written = await carryTopic(carriers, topic, { round, told })
    for (const [index, fact] of told.entries()) letters.set(fact, written[index] ?? [])
  }
  const numbered = await numberLetters(
    tx,
    facts.flatMap((fact) => letters.get(fact) ?? []),
  )
  await removeFacts(
    tx,
    rows.map(({ id }) => id),
  )
  return numbered
}

type TopicFacts = Readonly<{ round: Round; told: readonly DueFact[] }>

function carryTopic<T extends Topic>(carriers: Carriers, topic: T, { round, told }: TopicFacts) {
  const bodies = told.map(({ body }) => factSchemas[topic].parse(JSON.parse(body)))
  return carriers[topic](round, bodies)
}

type NumberedLetter = Readonly<{ letter: Letter; sequence: number }>

/** Numbers each person's letters in order, in the same transaction. */
async function numberLetters(tx: Tx, letters: readonly Letter[]): Promise<readonly NumberedLetter[]> {
  if (letters.length === 0) return []

  const left = new Map<string, number>()
  for (const { personId } of letters) left.set(personId, (left.get(personId) ?? 0) + 1)
  const last = await nextSequences(tx, left)

  return letters.map((letter) => {
    const after = (left.get(letter.personId) ?? 1) - 1
    left.set(letter.personId, after)
    return { letter, sequence: (last.get(letter.personId) ?? 0) - after }
  })
}

type LetterDelivery = Readonly<{ db: Reader; tenant: string; sockets: Sockets }>

/**
 * Sends committed letters to connected people; unread counts are queried once per person. Later connections
 * read the counts themselves.
 */
async function postLetters(
  { db, tenant, sockets }: LetterDelivery,
  numbered: readonly NumberedLetter[],
): Promise<void> {
  const reachable = numbered.filter(({ letter }) => sockets.mayHear(tenant, letter.personId))
  if (reachable.length === 0) return

  const unread = await countUnread(db, [...new Set(reachable.map(({ letter }) => letter.personId))])
  for (const { letter, sequence } of reachable) {
    const { personId, title, frame } = letter
    sockets.publish({
      tenant,
      personIds: [personId],
      frame: frame({ sequence, unread: unread.get(personId) ?? nothingUnread }),
      ...(title && { title }),
    })
  }
}
