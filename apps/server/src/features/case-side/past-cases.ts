import type { AskingModel } from '../../models/index.ts'
import { findVisibleCase, type VisibleCase } from '../approvals/index.ts'
import { earlierCases } from './past-case-store.ts'
import type { PastRange } from './past-range.ts'

const mostCases = 20

type Asking = Pick<AskingModel, 'tx' | 'actor' | 'now' | 'server'>

/** Earlier cases of the same starter in this flow that the caller has something to do with, the newest first. */
export async function pastCases(asking: Asking, { stored, state }: VisibleCase, range: PastRange) {
  const { tx, actor, now } = asking
  const rows = await earlierCases(tx, {
    ...{ caseId: state.id, flowId: stored.flowId, starterId: state.starter },
    ...{ range, now, limit: mostCases + 1 },
    readerId: actor.isAdministrator ? undefined : actor.personId,
  })
  return { range, list: await openTo(asking, rows.slice(0, mostCases)), hasMore: rows.length > mostCases }
}

type Earlier = Awaited<ReturnType<typeof earlierCases>>

/** Without those to which his turn never came. */
async function openTo(asking: Asking, rows: Earlier): Promise<Earlier> {
  const open: Earlier = []
  for (const row of rows) if ((await findVisibleCase(asking, row.caseId)) !== undefined) open.push(row)
  return open
}
