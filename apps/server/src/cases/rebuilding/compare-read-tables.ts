import type { Db } from '@signet/db'
import {
  evolveAll,
  type FlowEvent,
  type FlowPlan,
  projectAll,
  type ReadChanges,
  removedNodesOf,
  verifyChain,
} from '@signet/flow'
import { canonicalJson } from '@signet/std'
import { loadCompiledDesign } from '../design/compiled-design.ts'
import { caseColumns, copyColumns, opinionsIn, taskColumns, waitColumns } from '../store/case-columns.ts'
import { chainRows, sha256 } from '../store/event-store.ts'
import { type StoredCases, storedCases } from './rebuild-store.ts'

/** A row of a read table that differs from what the events yield, or a broken event chain. */
export type Difference = Readonly<{
  caseId: string
  what: 'chain' | 'case' | 'task' | 'copy' | 'wait'
  id: string
  live: string
  rebuilt: string
}>

const atOnce = 500

/** Rebuilds the read tables of a tenant from its events in memory and returns every row that differs. */
export async function compareReadTables(db: Db, tenant: string): Promise<readonly Difference[]> {
  const differences: Difference[] = []
  const handle = db.tenant(tenant)
  for (let after = ''; ; ) {
    const chunk = await storedCases(handle, after, atOnce)
    for (const stored of chunk.cases) {
      const design = await loadCompiledDesign({ tx: handle, db, tenant }, stored)
      differences.push(...differencesIn(stored, chunk, design.flow))
    }
    const last = chunk.cases.at(-1)
    if (!last) return differences
    after = last.id
  }
}

type StoredRow = StoredCases['cases'][number]

function differencesIn(stored: StoredRow, chunk: StoredCases, flow: FlowPlan): readonly Difference[] {
  const { id: caseId, sequence, lastHash, formState: _, ...live } = stored
  const ofCase = <Row extends { caseId: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.caseId === caseId)
  const chain = chainRows(caseId, ofCase(chunk.events))
  const end = { sequence, hash: lastHash ? Buffer.from(lastHash).toString('hex') : '' }
  const fault = verifyChain(caseId, chain, sha256, end)
  if (fault) {
    const { sequence: index, fault: what } = fault
    return [{ caseId, what: 'chain', id: `${caseId}#${index}`, live: what, rebuilt: 'intact' }]
  }

  const events = chain.map(({ event }) => event)
  const { caseRow, tasks, copies, waits } = rebuildRows(events, flow)
  return [
    ...unequalRows(caseId, 'case', [{ ...live, id: caseId, sequence }], [caseRow]),
    ...unequalRows(caseId, 'task', ofCase(chunk.tasks), tasks),
    ...unequalRows(caseId, 'copy', ofCase(chunk.copies), copies),
    ...unequalRows(caseId, 'wait', ofCase(chunk.waits), waits),
  ]
}

function rebuildRows(events: readonly FlowEvent[], flow: FlowPlan) {
  const changes: ReadChanges = projectAll(events)
  const opinions = opinionsIn(events)
  const gone = removedNodesOf(events)
  const named = <Columns extends { node: string; nodeName: string }>(columns: Columns) => ({
    ...columns,
    nodeName: flow.nodes.has(columns.node) ? columns.nodeName : (gone[columns.node] ?? columns.nodeName),
  })
  const {
    lastHash: _hash,
    keyValues: _values,
    ...caseRow
  } = caseColumns(changes.case, flow, evolveAll(events))
  return {
    caseRow,
    tasks: changes.tasks.map((row) => named(taskColumns(row, flow, opinions.get(row.id) ?? ''))),
    copies: changes.copies.map((row) => named(copyColumns(row, flow))),
    waits: changes.waits.map((row) => named(waitColumns(row, flow))),
  }
}

type Row = Readonly<{ id: string } & Record<string, unknown>>

function unequalRows(
  caseId: string,
  what: 'case' | 'task' | 'copy' | 'wait',
  live: readonly Row[],
  fromEvents: readonly Row[],
): readonly Difference[] {
  const lives = new Map(live.map((row) => [row.id, canonicalJson(row)]))
  const others = new Map(fromEvents.map((row) => [row.id, canonicalJson(row)]))
  return [...new Set([...lives.keys(), ...others.keys()])]
    .map((id) => ({
      caseId,
      what,
      id,
      live: lives.get(id) ?? 'missing',
      rebuilt: others.get(id) ?? 'missing',
    }))
    .filter((one) => one.live !== one.rebuilt)
}
