import type { Reader } from '@signet/db'

export async function flowName(tx: Reader, flowId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('flow').where('id', '=', flowId).select('name').executeTakeFirst()
  return row?.name
}

/** Instants in ISO 8601; selects cases whose first event is at or after `from` and before `until`. */
export type Range = Readonly<{ flowId?: string; from?: string; until?: string }>

/** Returns the next cases by id, with their events. */
export async function nextCases(db: Reader, { flowId, from, until }: Range, after: string, limit: number) {
  const cases = await db
    .selectFrom('flowCase as case')
    .innerJoin('flow', 'flow.id', 'case.flowId')
    .innerJoin('form', 'form.id', 'flow.formId')
    .where('case.id', '>', after)
    .$if(flowId !== undefined, (query) => query.where('case.flowId', '=', flowId ?? ''))
    .$if(from !== undefined || until !== undefined, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('flowEvent as first')
            .whereRef('first.caseId', '=', 'case.id')
            .where('first.sequence', '=', 1)
            .$if(from !== undefined, (begun) => begun.where('first.at', '>=', from ?? ''))
            .$if(until !== undefined, (begun) => begun.where('first.at', '<', until ?? ''))
            .select('first.sequence'),
        ),
      ),
    )
    .orderBy('case.id')
    .limit(limit)
    .select([
      'case.id',
      'case.flowId',
      'case.flowVersionId',
      'case.starterId',
      'case.title',
      'case.status',
      'form.publishedVersion as formState',
    ])
    .execute()
  const ids = cases.map(({ id }) => id)
  if (ids.length === 0) return { cases, events: [] }

  const events = await db
    .selectFrom('flowEvent')
    .where('caseId', 'in', ids)
    .select(['caseId', 'sequence', 'body', 'hash'])
    .orderBy('caseId')
    .orderBy('sequence')
    .execute()
  return { cases, events }
}
