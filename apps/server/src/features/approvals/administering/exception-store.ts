import { type Reader, totalOf } from '@signet/db'
import { sql } from 'kysely'
import { casesTitled } from '../../../cases/store/cases-titled.ts'
import type { PageRange } from '../../../http/page.ts'

/** Failed moves by the clock after which a case counts as stuck. */
const fewestAttempts = 3

type ExceptionFilter = Readonly<{
  keyword?: string | undefined
  flowId?: string | undefined
  state: 'open' | 'ended'
}>

/**
 * Returns a page of the cases that need an administrator, longest waiting first, or of those that once did, newest
 * first.
 */
export async function casesInNeed(tx: Reader, filter: ExceptionFilter, range: PageRange) {
  const { after, offset, limit } = range
  const beyond = filter.state === 'open' ? sql`>` : sql`<`
  const direction = filter.state === 'open' ? 'asc' : 'desc'
  const rows = await casesWithNeeds(tx, filter)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(need.since, need.id) ${beyond} (${after?.at}::timestamptz, ${after?.id})`),
    )
    .leftJoin('clockFailure as clock', (join) =>
      join.onRef('clock.caseId', '=', 'case.id').on('clock.attempts', '>=', fewestAttempts),
    )
    .select([
      'case.id',
      'need.since',
      'case.state',
      'case.flowVersionId',
      'flow.id as flowId',
      'flow.name as flowName',
      'flow.icon',
      'flow.iconColor',
      'form.publishedVersion as formState',
      'clock.reason as clockReason',
    ])
    .orderBy('need.since', direction)
    .orderBy('need.id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(tx, range, casesWithNeeds(tx, filter)) }
}

function casesWithNeeds(tx: Reader, { keyword, flowId, state }: ExceptionFilter) {
  return tx
    .selectFrom(state === 'open' ? caseNeeds(tx) : pastNeeds(tx))
    .innerJoin('flowCase as case', 'case.id', 'need.id')
    .innerJoin('flow', 'flow.id', 'case.flowId')
    .innerJoin('form', 'form.id', 'flow.formId')
    .where('case.deletedAt', 'is', null)
    .where(({ eb, and }) => and(!flowId ? [] : [eb('case.flowId', '=', flowId)]))
    .$if(Boolean(keyword), (query) => query.where('case.id', 'in', casesTitled(keyword ?? '')))
}

/**
 * Exceptions that the engine recorded, tasks of people who can no longer sign in, and cases that the clock
 * cannot move.
 */
function caseNeeds(tx: Reader) {
  const noted = tx
    .selectFrom('flowCase')
    .where('exceptionSince', 'is not', null)
    .select(['id', sql<string>`exception_since`.as('since')])
  const abandoned = tx
    .selectFrom('flowTask as task')
    .innerJoin('person', 'person.id', 'task.personId')
    .innerJoin('flowCase as waiting', 'waiting.id', 'task.caseId')
    .where('person.isEnabled', '=', false)
    .where('task.list', 'in', ['toSign', 'toDo', 'doing'])
    .where('waiting.status', 'in', ['running', 'suspended', 'exception'])
    .select(['task.caseId as id', sql<string>`task.opened_at`.as('since')])
  const stuck = tx
    .selectFrom('clockFailure as failure')
    .innerJoin('flowCase as still', 'still.id', 'failure.caseId')
    .where('failure.attempts', '>=', fewestAttempts)
    .where('failure.reason', 'is not', null)
    .where('still.dueAt', 'is not', null)
    .select(['still.id', sql<string>`still.due_at`.as('since')])
  return tx
    .selectFrom(noted.unionAll(abandoned).unionAll(stuck).as('one'))
    .select(['one.id', sql<string>`min(one.since)`.as('since')])
    .groupBy('one.id')
    .as('need')
}

/** Cases with a recorded exception that no administrator has to settle now; the index has the same condition. */
function pastNeeds(tx: Reader) {
  return tx
    .selectFrom('flowEvent')
    .where('type', 'like', sql.lit('%exceptionRaised%'))
    .where('caseId', 'not in', tx.selectFrom(caseNeeds(tx)).select('need.id'))
    .groupBy('caseId')
    .select(['caseId as id', sql<string>`max(at)`.as('since')])
    .as('need')
}
