import type { Db, Reader } from '@signet/db'
import {
  type Comparison,
  type Course,
  compareCourses,
  type Facts,
  type FlowPlan,
  nameOfNode,
  recordCase,
  replayCase,
} from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { loadCompiledDesign } from '../../../cases/design/compiled-design.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { loadRecord } from '../../../records/record-store/index.ts'
import type { casesToReplay } from './back-test-store.ts'

export type ReplayPlace = Readonly<{ tx: Reader; db: Db; tenant: string }>
type StoredCase = Awaited<ReturnType<typeof casesToReplay>>[number]

/** Returns the current values of a case and the version it ran on. */
export async function loadStoredCase(
  place: ReplayPlace,
  { flowVersionId, formState, recordId }: StoredCase,
): Promise<Readonly<{ plan: FlowPlan; values: FormValues }>> {
  const design = await loadCompiledDesign(place, { flowVersionId, formState })
  const { tx, tenant } = place
  const values = (await loadRecord({ tx, tenant, plan: design.form, tables: design.tables }, recordId)) ?? {}
  return { plan: design.flow, values }
}

type ReplayResult = Readonly<{ before: Course; after: Course; plan: FlowPlan; comparison: Comparison }>

/** Replays a case on its own version and on another flow, both with today's organization. */
export async function replayStoredCase(
  place: ReplayPlace,
  stored: StoredCase,
  { plan, facts }: Readonly<{ plan: FlowPlan; facts: Omit<Facts, 'now' | 'values'> }>,
): Promise<ReplayResult | undefined> {
  const recorded = recordCase(stored.events)
  if (!recorded) return undefined

  const own = await loadStoredCase(place, stored)
  const before = replayCase(own.plan, recorded, { ...facts, values: own.values })
  const after = replayCase(plan, recorded, { ...facts, values: own.values })
  return { before, after, plan: own.plan, comparison: compareCourses(before, after) }
}

type Words = Readonly<{ nameOf: Snapshot['nameOf']; t: Translate }>

/** Returns the course of a case with names and texts. */
export function courseView(plan: FlowPlan, { steps, status, at, refusal }: Course, { nameOf, t }: Words) {
  return {
    steps: steps.map(({ node, people }) => ({
      node,
      name: nameOfNode(plan, node),
      people: people.map((id) => ({ id, name: nameOf(id) })),
    })),
    status,
    at: at.map((node) => nameOfNode(plan, node)),
    reason: refusal ? t(refusal.code, refusal.params) : '',
  }
}
