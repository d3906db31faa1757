import { contract } from '@signet/contract'
import { goneNodes } from '@signet/flow'
import type { Acting } from '../../../cases/acting.ts'
import { designFor } from '../../../cases/design/design-for.ts'
import { eachCase } from '../../../cases/each-case.ts'
import { newestDesign } from '../../../cases/launching/begin-case.ts'
import { moveCase } from '../../../cases/move-case.ts'
import { findCase } from '../../../cases/store/case-store.ts'
import { serve } from '../../../http/serve.ts'
import { renameNodes } from './migration-store.ts'
import { nodeNames } from './node-names.ts'

export const migrateCases = serve(contract.approvals.migrate, async (call) => {
  const { flowId, caseIds, moves, opinion } = call.input
  const { flowVersionId, flow } = await newestDesign(call, flowId)
  const results = await eachCase(call, caseIds, async (row, caseId) => {
    const names = await namesSoFar(row, caseId)
    const command = () =>
      ({ type: 'migrate', by: row.actor.personId, flowVersionId, names, moves, opinion }) as const
    const versionOf = (stored: FlowVersionRef) => ofFlow(stored, flowId, flowVersionId)
    const { events } = await moveCase(row, { caseId, command, versionOf })
    await renameNodes(row.tx, caseId, { ...goneNodes(events), ...nodeNames(flow) })
  })
  return { results }
})

type FlowVersionRef = Readonly<{ flowId: string; flowVersionId: string }>

/** A case of another flow keeps its version, so that the engine refuses the migration. */
function ofFlow(stored: FlowVersionRef, flowId: string, flowVersionId: string): string {
  return stored.flowId === flowId ? flowVersionId : stored.flowVersionId
}

async function namesSoFar(acting: Acting, caseId: string): Promise<Record<string, string>> {
  const stored = await findCase(acting.tx, caseId)
  if (!stored) return {}
  const { flow } = await designFor(acting, stored)
  return nodeNames(flow)
}
