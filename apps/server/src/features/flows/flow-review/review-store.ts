import type { RefusalCode } from '@signet/contract'
import type { Reader, TenantDb, Tx } from '@signet/db'
import type { CoverageFinding, CoverageGap, FlowTest } from '@signet/flow'
import { Refusal } from '@signet/std'
import { findFlow } from '../flow-design/index.ts'

export async function updateTests(
  tx: Tx,
  flowId: string,
  { tests, rule }: Readonly<{ tests: readonly FlowTest[]; rule: 'refuse' | 'warn' }>,
): Promise<void> {
  await tx
    .updateTable('flow')
    .set({ tests: JSON.stringify(tests), testRule: rule })
    .where('id', '=', flowId)
    .execute()
}

const ended = ['approved', 'rejected', 'terminated', 'revoked'] as const

/** Returns the published versions of a flow, newest first, with numbers of running and ended cases. */
export async function versionRows(tx: Reader, flowId: string) {
  const rows = await tx
    .selectFrom('flowVersion as version')
    .leftJoin('flowCase as case', (join) =>
      join.onRef('case.flowVersionId', '=', 'version.id').on('case.status', '<>', 'draft'),
    )
    .where('version.flowId', '=', flowId)
    .groupBy('version.id')
    .orderBy('version.version', 'desc')
    .select(({ fn }) => [
      'version.version',
      'version.publishedAt',
      'version.publishedBy',
      'version.definition',
      fn.count<string>('case.id').as('cases'),
      fn.count<string>('case.id').filterWhere('case.status', 'in', ended).as('past'),
    ])
    .execute()
  return rows.map(({ cases, past, ...row }) => ({
    ...row,
    past: Number(past),
    running: Number(cases) - Number(past),
  }))
}

export async function versionDefinition(tx: Reader, flowId: string, version: number): Promise<unknown> {
  const row = await tx
    .selectFrom('flowVersion')
    .where('flowId', '=', flowId)
    .where('version', '=', version)
    .select('definition')
    .executeTakeFirst()
  return row?.definition
}

export async function organizationVersion(db: Reader): Promise<string> {
  const row = await db.selectFrom('directoryVersion').select('version').executeTakeFirst()
  return String(row?.version ?? '0')
}

export function lastLook(db: Reader) {
  return db.selectFrom('flowCoverageLook').selectAll().executeTakeFirst()
}

export async function noteLook(
  db: TenantDb,
  look: Readonly<{ seenVersion: string; checkedVersion: string; checkedAt: string }>,
): Promise<void> {
  await db
    .insertInto('flowCoverageLook')
    .values(look)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(look))
    .execute()
}

/** Returns every published flow with its definition and publisher. */
export function publishedFlows(db: Reader) {
  return db
    .selectFrom('flow')
    .innerJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
    .select([
      'flow.id',
      'flow.name',
      'flow.translations',
      'flowVersion.definition',
      'flowVersion.publishedBy',
    ])
    .execute()
}

/** Stores the current findings and returns the new ones. */
export async function replaceFindings(
  tx: Tx,
  flowId: string,
  { findings, now }: Readonly<{ findings: readonly CoverageFinding[]; now: string }>,
): Promise<readonly CoverageFinding[]> {
  const known = await tx
    .selectFrom('flowCoverage')
    .where('flowId', '=', flowId)
    .select(['node', 'gap'])
    .execute()
  const key = ({ node, gap }: Readonly<{ node: string; gap: CoverageGap }>) => `${node} ${gap}`
  const before = new Set(known.map(key))
  const current = new Set(findings.map(key))
  for (const { node, gap } of known.filter((row) => !current.has(key(row))))
    await tx
      .deleteFrom('flowCoverage')
      .where('flowId', '=', flowId)
      .where('node', '=', node)
      .where('gap', '=', gap)
      .execute()

  const fresh = findings.filter((finding) => !before.has(key(finding)))
  if (fresh.length > 0)
    await tx
      .insertInto('flowCoverage')
      .values(fresh.map(({ node, gap, starters }) => ({ flowId, node, gap, starters, foundAt: now })))
      .execute()
  return fresh
}

export async function findFlowOrRefuse(tx: Reader, id: string) {
  const flow = await findFlow(tx, id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  return flow
}
