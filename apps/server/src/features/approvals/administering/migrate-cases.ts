import { contract } from '@signet/contract'
import { goneNodes } from '@signet/flow'
import { serve } from '../../../http/serve.ts'
import type { Acting } from '../case/acting.ts'
import { findCase } from '../case/case-store.ts'
import { eachCase } from '../case/each-case.ts'
import { moveCase } from '../case/move-case.ts'
import { designFor } from '../design/design-for.ts'
import { nodeNames } from '../design/node-names.ts'
import { newestDesign } from '../launching/begin-case.ts'
import { renameNodes } from './migration-store.ts'

export const migrateCases = serve(contract.approvals.migrate, async (call) => {
  const { flowId, caseIds, moves, opinion } = call.input
  const { flowVersionId, flow } = await newestDesign(call, flowId)
  const results = await eachCase(call, caseIds, async (row, caseId) => {
    const names = await namesSoFar(row, caseId)
    const command = () =>
      ({ type: 'migrate', by: row.actor.personId, flowVersionId, names, moves, opinion }) as const
    const versionOf = (stored: OfFlow) => ofFlow(stored, flowId, flowVersionId)
    const { events } = await moveCase(row, { caseId, command, versionOf })
    await renameNodes(row.tx, caseId, { ...goneNodes(events), ...nodeNames(flow) })
  })
  return { results }
})

type OfFlow = Readonly<{ flowId: string; flowVersionId: string }>

/** A case of another flow stays on its version, which is then refused as the one it runs on. */
function ofFlow(stored: OfFlow, flowId: string, flowVersionId: string): string {
  return stored.flowId === flowId ? flowVersionId : stored.flowVersionId
}

async function namesSoFar(acting: Acting, caseId: string): Promise<Record<string, string>> {
  const stored = await findCase(acting.tx, caseId)
  if (!stored) return {}
  const { flow } = await designFor(acting, stored)
  return nodeNames(flow)
}
