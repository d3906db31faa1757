import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type FlowDefinition, readFlowDefinition } from '@signet/flow'
import { diffFlows } from '@signet/flow/design'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { excusesOf } from '../../../publication/index.ts'
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

export const compareVersions = serve(contract.flowReview.compare, async ({ input, tx }) => {
  const flow = await findFlowOrRefuse(tx, input.id)
  const [from, to] = [await definitionAt(tx, flow, input.from), await definitionAt(tx, flow, input.to)]
  return {
    differences: diffFlows(from, to).map((one) => ({
      about: one.about,
      change: one.change,
      ...subjectOf(one),
      parts: one.change === 'changed' ? [...one.parts] : [],
    })),
  }

  function subjectOf(one: ReturnType<typeof diffFlows>[number]) {
    if (one.about === 'node') return { id: one.node.id, name: one.node.name }
    if (one.about === 'flow') return { id: '', name: to.name }
    const { id, name, from: begin, to: end } = one.line
    return { id, name: name ?? `${nodeName(begin)} → ${nodeName(end)}` }
  }

  function nodeName(id: string): string {
    return [...to.nodes, ...from.nodes].find((node) => node.id === id)?.name ?? id
  }
})

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
