import type { AskingModel } from '../../models/index.ts'
import type { SeenCase } from '../approvals/index.ts'
import { earlierCases } from './past-case-store.ts'
import type { PastRange } from './past-range.ts'

const mostCases = 20

/** Earlier cases of the same starter in this flow that the caller has something to do with, the newest first. */
export async function pastCases(
  { tx, actor, now }: Pick<AskingModel, 'tx' | 'actor' | 'now'>,
  { stored, state }: SeenCase,
  range: PastRange,
) {
  const rows = await earlierCases(tx, {
    ...{ caseId: state.id, flowId: stored.flowId, starterId: state.starter },
    ...{ range, now, limit: mostCases + 1 },
    readerId: actor.isAdministrator ? undefined : actor.personId,
  })
  return { range, list: rows.slice(0, mostCases), hasMore: rows.length > mostCases }
}
