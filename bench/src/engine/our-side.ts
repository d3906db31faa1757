import { type CaseState, type FlowPlan, step } from '@signet/flow'
import { factsAt } from '@signet/flow/testing'

type Claim = Readonly<{ approvers: readonly string[]; values: Readonly<Record<string, unknown>> }>

/** Whole cases through their approvers, one task after the other, in memory. */
export function runCases(plan: FlowPlan, claim: Claim, count: number): void {
  for (let place = 0; place < count; place += 1)
    runCase(plan, claim, { caseId: `case-${place}`, kept: (state) => state })
}

/** The same, and after every step the state is written as text and the next step reads that. */
export function runStoredCases(plan: FlowPlan, claim: Claim, count: number): void {
  for (let place = 0; place < count; place += 1)
    runCase(plan, claim, {
      caseId: `case-${place}`,
      kept: (state) => JSON.parse(JSON.stringify(state)) as CaseState,
    })
}

type Way = Readonly<{ caseId: string; kept: (state: CaseState) => CaseState }>

function runCase(plan: FlowPlan, { approvers, values }: Claim, { caseId, kept }: Way): void {
  const facts = factsAt(0, values)
  const launched = step(plan, null, { type: 'launch', by: 'chen', caseId, flowVersionId: 'v1' }, facts)
  let state = kept(launched.state)
  for (const [turn, by] of approvers.entries())
    state = kept(step(plan, state, { type: 'agree', by, task: `${caseId}-${turn + 1}` }, facts).state)
  if (state.status !== 'approved') throw new Error(`A case ended as ${state.status}.`)
}
