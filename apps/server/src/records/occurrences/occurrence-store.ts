import { prepared, preparedPost, type Reader, type Tx } from '@signet/db'
import { sql } from 'kysely'

/** Something that may fire triggers. */
type Occurrence = Readonly<{
  /** All its names; a trigger that listens to several of them runs once. */
  names: readonly string[]
  /** Runs about one subject execute in order. */
  subject?: string
  /** Deduplicates: a key fires each trigger once. */
  key?: string
  /** Its values, by field. */
  event: Readonly<Record<string, unknown>>
  cause?: Cause | undefined
}>

type OccurrenceRow = {
  subject: string
  key: string
  run: string
  depth: number
  event: unknown
  place: string
}

/** Takes all occurrences as one text, so that the prepared statement is the same for any number. */
const noted = preparedPost((tx, { occurrences, now }: { occurrences: string; now: string }) =>
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
          sql<OccurrenceRow>`rows from (jsonb_to_recordset(${occurrences}::jsonb) as (names text[], subject text,
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
 * Inserts a run for every trigger that listens, in the transaction of the occurrence, so that a rollback
 * leaves none.
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

const listening = prepared((tx, { names }: { names: readonly string[] }) =>
  tx
    .selectFrom('trigger')
    .where('isOn', '=', true)
    .where(sql<boolean>`hears && ${names}::text[]`)
    .limit(1)
    .select('id'),
)

/** Whether a trigger listens to one of these names, so that occurrences are prepared only for somebody. */
export async function isHeard(tx: Reader, names: readonly string[]): Promise<boolean> {
  return names.length > 0 && (await listening(tx, { names })).length > 0
}

const found = prepared((tx, { caseId }: { caseId: string }) =>
  tx
    .selectFrom('triggerCase as launched')
    .innerJoin('triggerRun as run', 'run.id', 'launched.runId')
    .where('launched.caseId', '=', caseId)
    .select(['run.id as run', 'run.depth']),
)

/** Returns the run that launched a case, if any. */
export async function causeOfCase(tx: Reader, caseId: string): Promise<Cause | undefined> {
  const [cause] = await found(tx, { caseId })
  return cause
}

/** The trigger run in which something happens, and its depth in the chain of triggers. */
export type Cause = Readonly<{ run: string; depth: number }>
