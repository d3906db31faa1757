import { posted, prepared, type Reader, type Tx } from '@signet/db'
import { sql } from 'kysely'
import type { Cause } from './cause.ts'

/** Something that happened and that triggers may wait for. */
type Occurrence = Readonly<{
  /** All that it is called; a trigger that waits for one of them runs once. */
  names: readonly string[]
  /** What it is about: its runs go one after another. */
  subject?: string
  /** Nothing is set off twice by what has the same key. */
  key?: string
  /** What it says, by field. */
  event: Readonly<Record<string, unknown>>
  cause?: Cause | undefined
}>

type Given = { subject: string; key: string; run: string; depth: number; event: unknown; place: string }

/** One text for all of them, so that the statement is the same however many there are. */
const noted = posted((tx, { occurrences, now }: { occurrences: string; now: string }) =>
  tx
    .insertInto('triggerRun')
    .columns([
      'triggerId',
      'version',
      'subject',
      'eventKey',
      'cause',
      'depth',
      'event',
      'occurredAt',
      'nextAttemptAt',
    ])
    .expression(
      tx
        .selectFrom('trigger as waiting')
        .innerJoin(
          sql<Given>`rows from (jsonb_to_recordset(${occurrences}::jsonb) as (names text[], subject text,
            key text, run bigint, depth smallint, event jsonb)) with ordinality`.as<'given'>(
            sql`given (names, subject, key, run, depth, event, place)`,
          ),
          (join) => join.on(sql<boolean>`waiting.hears && given.names`),
        )
        .where('waiting.isOn', '=', true)
        .orderBy('given.place')
        .orderBy('waiting.id')
        .select(['waiting.id', 'waiting.version', 'given.subject', 'given.key', 'given.run'])
        .select([
          sql<number>`coalesce(given.depth + 1, 0)`.as('depth'),
          'given.event',
          sql<string>`${now}::timestamptz`.as('occurredAt'),
          sql<string>`${now}::timestamptz`.as('nextAttemptAt'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['triggerId', 'eventKey']).doNothing())
    .returning('id'),
)

/**
 * Writes a run for every trigger that waits for what happened, in the transaction in which it happens: nothing of it is
 * done before that has committed, and nothing is left of it when it has not.
 */
export async function noteOccurrences(
  tx: Tx,
  occurrences: readonly Occurrence[],
  now: string,
): Promise<void> {
  if (occurrences.length === 0) return
  const given = occurrences.map(({ cause, ...occurrence }) => ({ ...occurrence, ...cause }))
  await noted(tx, { occurrences: JSON.stringify(given), now })
}

const found = prepared((tx, { caseId }: { caseId: string }) =>
  tx
    .selectFrom('triggerCase as launched')
    .innerJoin('triggerRun as run', 'run.id', 'launched.runId')
    .where('launched.caseId', '=', caseId)
    .select(['run.id as run', 'run.depth']),
)

/** The run that launched a case, if one did. */
export async function causeOfCase(tx: Reader, caseId: string): Promise<Cause | undefined> {
  const [cause] = await found(tx, { caseId })
  return cause
}
