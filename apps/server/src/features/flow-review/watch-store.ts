import type { Reader, TenantDb, Tx } from '@signet/db'
import type { CoverageFinding, CoverageGap } from '@signet/flow'

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
    .select(['flow.id', 'flow.name', 'flowVersion.definition', 'flowVersion.publishedBy'])
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
