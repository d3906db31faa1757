import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type FlowDefinition, readFlowDefinition } from '@signet/flow'
import { diffFlows, type FlowDifference } from '@signet/flow/design'
import { compileForm } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { excusesOf } from '../../../publication/index.ts'
import { describeFlowDifferences, formDraft, loadChangeContext } from '../flow-design/index.ts'
import { findFlowOrRefuse, versionDefinition, versionRows } from './review-store.ts'

export const listVersions = serve(contract.flowReview.versions, async ({ input, actor, tx, server }) => {
  const flow = await findFlowOrRefuse(tx, input.id)
  const rows = await versionRows(tx, flow.id)
  const { nameOf } = await server.directories.of(actor.tenant)
  const excuses = await excusesOf(tx, { kind: 'flow', subject: flow.id }, nameOf)
  return {
    list: rows.map(({ version, publishedAt, publishedBy, definition, running, past }, index) => {
      const before = rows[index + 1]
      const changes = before
        ? diffFlows(readFlowDefinition(before.definition), readFlowDefinition(definition)).length
        : 0
      const excuse = excuses.get(version) ?? null
      return { version, publishedAt, publishedBy: nameOf(publishedBy), changes, running, past, excuse }
    }),
  }
})

export const openVersion = serve(contract.flowReview.version, async ({ input, tx }) => {
  const flow = await findFlowOrRefuse(tx, input.id)
  return { definition: { ...(await definitionAt(tx, flow, input.version)) } }
})

export const compareVersions = serve(contract.flowReview.compare, async (call) => {
  const { input, tx } = call
  const flow = await findFlowOrRefuse(tx, input.id)
  const before = await definitionAt(tx, flow, input.from)
  const after = await definitionAt(tx, flow, input.to)
  const context = await loadChangeContext(call, compileForm(await formDraft(tx, flow.formId)))
  return {
    differences: describeFlowDifferences({ before, after }, context).map(({ difference, changes }) => ({
      about: difference.about,
      change: difference.change,
      id: idOf(difference),
      messages: changes.map(({ message }) => message),
    })),
  }
})

function idOf(difference: FlowDifference): string {
  if (difference.about === 'node') return difference.node.id
  return difference.about === 'line' ? difference.line.id : ''
}

/** Returns the definition of a published version, or of the draft for 0. */
async function definitionAt(
  tx: Reader,
  flow: Readonly<{ id: string; draft: unknown }>,
  version: number,
): Promise<FlowDefinition> {
  const stored = version === 0 ? flow.draft : await versionDefinition(tx, flow.id, version)
  if (stored === undefined) throw new Refusal<RefusalCode>('design.notFound')
  return readFlowDefinition(stored)
}
