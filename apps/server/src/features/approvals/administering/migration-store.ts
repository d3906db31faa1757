import { containing, countOf, type Reader, type Tx } from '@signet/db'

const most = 500
const open = ['running', 'exception', 'returned', 'recalled', 'suspended'] as const

/** Cases of a flow that run on other versions than this one, as far as they meet what was asked for. */
export type Behind = Readonly<{
  flowId: string
  flowVersionId: string
  keyword?: string | undefined
  version?: number | undefined
}>

function behind(tx: Reader, { flowId, flowVersionId, keyword = '', version }: Behind) {
  const pattern = containing(keyword)
  return tx
    .selectFrom('flowCase as case')
    .innerJoin('flowVersion', 'flowVersion.id', 'case.flowVersionId')
    .innerJoin('flow', 'flow.id', 'case.flowId')
    .innerJoin('form', 'form.id', 'flow.formId')
    .where('case.flowId', '=', flowId)
    .where('case.flowVersionId', '<>', flowVersionId)
    .where('case.status', 'in', [...open])
    .where('case.deletedAt', 'is', null)
    .$if(keyword !== '', (query) => query.where('case.title', 'ilike', pattern))
    .$if(version !== undefined, (query) => query.where('flowVersion.version', '=', version ?? 0))
}

/** The oldest first, as many as one look can take. */
export function casesBehind(tx: Reader, asked: Behind) {
  return behind(tx, asked)
    .select(['case.id', 'case.title', 'case.state', 'case.nodeName', 'case.flowVersionId'])
    .select(['flowVersion.version', 'form.publishedVersion as formState'])
    .orderBy('case.changedAt')
    .orderBy('case.id')
    .limit(most)
    .execute()
}

export function countBehind(tx: Reader, asked: Behind): Promise<number> {
  return countOf(behind(tx, asked))
}

/** The versions on which any of the flow's cases run, the newest first. */
export async function versionsBehind(tx: Reader, { flowId, flowVersionId }: Behind): Promise<number[]> {
  const rows = await behind(tx, { flowId, flowVersionId })
    .select('flowVersion.version')
    .distinct()
    .orderBy('flowVersion.version', 'desc')
    .execute()
  return rows.map(({ version }) => version)
}

/** What the flow of a version is called, and which one it is. */
export function flowAt(tx: Reader, flowVersionId: string) {
  return tx
    .selectFrom('flowVersion')
    .innerJoin('flow', 'flow.id', 'flowVersion.flowId')
    .where('flowVersion.id', '=', flowVersionId)
    .select(['flowVersion.version', 'flow.name as flowName'])
    .executeTakeFirstOrThrow()
}

/** Rows of a case that went on with another version carry the names of that version's nodes. */
export async function renameNodes(
  tx: Tx,
  caseId: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [node, nodeName] of Object.entries(names))
    for (const table of ['flowTask', 'flowCopy', 'flowWait'] as const)
      await tx
        .updateTable(table)
        .set({ nodeName })
        .where('caseId', '=', caseId)
        .where('node', '=', node)
        .execute()
}
