import { contract, type Migration } from '@signet/contract'
import {
  type CaseState,
  type FlowPlan,
  findLostNodes,
  listStops,
  removedNodesOf,
  translateFlow,
  whyNotMigrate,
} from '@signet/flow'
import { applyCommand } from '../../../cases/apply-command.ts'
import { applyToEachCase } from '../../../cases/apply-task-command.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { designInTenant } from '../../../cases/design/compiled-design.ts'
import { newestDesign } from '../../../cases/launching/begin-case.ts'
import { findCase, stateOf } from '../../../cases/store/case-store.ts'
import { caseWordsIn, titleIn } from '../../../cases/store/case-translations.ts'
import { serve } from '../../../http/serve.ts'
import {
  countOutdatedCases,
  findFlowVersion,
  listOutdatedCases,
  listOutdatedVersions,
  renameNodes,
} from './migration-store.ts'

export const migrateCases = serve(contract.approvals.migrate, async (call) => {
  const { flowId, caseIds, moves, opinion } = call.input
  const { flowVersionId, flow } = await newestDesign(call, flowId)
  const results = await applyToEachCase(call, caseIds, async (row, caseId) => {
    const names = await currentNodeNames(row, caseId)
    const command = () =>
      ({ type: 'migrate', by: row.actor.personId, flowVersionId, names, moves, opinion }) as const
    const versionOf = (stored: FlowVersionRef) => versionToMigrateTo(stored, flowId, flowVersionId)
    const { events } = await applyCommand(row, { caseId, command, versionOf })
    await renameNodes(row.tx, caseId, { ...removedNodesOf(events), ...nodeNames(flow) })
  })
  return { results }
})

type FlowVersionRef = Readonly<{ flowId: string; flowVersionId: string }>

/** A case of another flow keeps its version, so that the engine refuses the migration. */
function versionToMigrateTo(stored: FlowVersionRef, flowId: string, flowVersionId: string): string {
  return stored.flowId === flowId ? flowVersionId : stored.flowVersionId
}

async function currentNodeNames(context: WriteContext, caseId: string): Promise<Record<string, string>> {
  const stored = await findCase(context.tx, caseId)
  if (!stored) return {}
  const { flow } = await designInTenant(context, stored)
  return nodeNames(flow)
}

type Names = Readonly<Record<string, string>>
type Moves = Names

/** Dry run: reports what would happen to each case and changes nothing. */
export const previewMigration = serve(contract.approvals.migration, async (call) => {
  const { input, tx, server, caller } = call
  const { flow, flowVersionId } = await newestDesign(call, input.flowId)
  const behind = { ...input, flowVersionId }
  const rows = (await listOutdatedCases(tx, behind)).map((row) => ({ ...row, state: stateOf(row) }))
  const names = new Map<string, Names>()
  for (const row of rows)
    if (!names.has(row.flowVersionId))
      names.set(
        row.flowVersionId,
        nodeNames(translateFlow((await designInTenant(call, row)).flow, caller.locale)),
      )

  const { locale } = caller
  const t = server.words.t(locale)
  const namesOf = (row: (typeof rows)[number]) => names.get(row.flowVersionId) ?? {}
  return {
    ...(await findFlowVersion(tx, flowVersionId)),
    olderVersions: await listOutdatedVersions(tx, behind),
    stops: listStops(translateFlow(flow, locale)).map((stop) => ({ ...stop })),
    lost: countLostNodes(rows.map((row) => ({ nodes: findLostNodes(flow, row.state), names: namesOf(row) }))),
    total: await countOutdatedCases(tx, behind),
    list: rows.map((row) => {
      const { verdict, why } = verdictOn(flow, row.state, { moves: input.moves, names: namesOf(row) })
      return {
        ...{ caseId: row.id, version: row.version, title: titleIn(locale, row) },
        nodeName: caseWordsIn(locale, row.translations).nodeName ?? row.nodeName,
        ...{ verdict, message: why ? t(why.code, why.params ?? {}) : '' },
      }
    }),
  }
})

function verdictOn(
  flow: FlowPlan,
  state: CaseState,
  { moves, names }: Readonly<{ moves: Moves; names: Names }>,
) {
  if (state.status === 'suspended')
    return { verdict: 'refused' as const, why: { code: 'flow.suspended' as const, params: {} } }
  const lost = findLostNodes(flow, state)
  const why = whyNotMigrate(flow, state, { moves, names })
  return { verdict: verdictOf(lost, { why: why?.code, moves }), why }
}

function verdictOf(
  lost: readonly string[],
  { why, moves }: Readonly<{ why: string | undefined; moves: Moves }>,
): Migration['list'][number]['verdict'] {
  if (why === undefined) return lost.length === 0 ? 'fits' : 'moved'
  const isUnplaced = why === 'flow.migrationNode' && lost.some((node) => moves[node] === undefined)
  return isUnplaced ? 'unplaced' : 'refused'
}

type LostNodes = Readonly<{ nodes: readonly string[]; names: Names }>

/** Returns each node once, with the number of cases at it. */
function countLostNodes(cases: readonly LostNodes[]): Migration['lost'] {
  const lost = new Map<string, Migration['lost'][number]>()
  for (const { nodes, names } of cases)
    for (const node of nodes) {
      const before = lost.get(node)
      lost.set(node, { node, name: names[node] ?? node, cases: (before?.cases ?? 0) + 1 })
    }
  return [...lost.values()]
}

/** Returns the names of the nodes by id. */
function nodeNames({ nodes }: FlowPlan): Record<string, string> {
  return Object.fromEntries([...nodes.values()].map(({ id, name }) => [id, name]))
}
