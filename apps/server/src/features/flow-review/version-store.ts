import type { Reader } from '@signet/db'

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
