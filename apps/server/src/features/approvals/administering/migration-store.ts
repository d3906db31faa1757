import { countOf, type Reader, type Tx } from '@signet/db'
import { casesTitled } from '../../../cases/store/cases-titled.ts'

const most = 500
const open = ['running', 'exception', 'returned', 'recalled', 'suspended'] as const

/** Selects cases of a flow that run on a version other than this one. */
export type OutdatedCaseFilter = Readonly<{
  flowId: string
  flowVersionId: string
  keyword?: string | undefined
  version?: number | undefined
}>

function outdatedCases(tx: Reader, { flowId, flowVersionId, keyword, version }: OutdatedCaseFilter) {
  return tx
    .selectFrom('flowCase as case')
    .innerJoin('flowVersion', 'flowVersion.id', 'case.flowVersionId')
    .innerJoin('flow', 'flow.id', 'case.flowId')
    .innerJoin('form', 'form.id', 'flow.formId')
    .where('case.flowId', '=', flowId)
    .where('case.flowVersionId', '<>', flowVersionId)
    .where('case.status', 'in', [...open])
    .where('case.deletedAt', 'is', null)
    .$if(Boolean(keyword), (query) => query.where('case.id', 'in', casesTitled(keyword ?? '')))
    .$if(version !== undefined, (query) => query.where('flowVersion.version', '=', version ?? 0))
}

/** Oldest change first, at most one page. */
export function listOutdatedCases(tx: Reader, filter: OutdatedCaseFilter) {
  return outdatedCases(tx, filter)
    .select([
      'case.id',
      'case.title',
      'case.translations',
      'case.state',
      'case.nodeName',
      'case.flowVersionId',
    ])
    .select(['flowVersion.version', 'form.publishedVersion as formState'])
    .orderBy('case.changedAt')
    .orderBy('case.id')
    .limit(most)
    .execute()
}

export function countOutdatedCases(tx: Reader, filter: OutdatedCaseFilter): Promise<number> {
  return countOf(outdatedCases(tx, filter))
}

/** Returns the versions on which cases of the flow run, newest first. */
export async function listOutdatedVersions(
  tx: Reader,
  { flowId, flowVersionId }: OutdatedCaseFilter,
): Promise<number[]> {
  const rows = await outdatedCases(tx, { flowId, flowVersionId })
    .select('flowVersion.version')
    .distinct()
    .orderBy('flowVersion.version', 'desc')
    .execute()
  return rows.map(({ version }) => version)
}

/** Returns a version's number and the name of its flow. */
export function findFlowVersion(tx: Reader, flowVersionId: string) {
  return tx
    .selectFrom('flowVersion')
    .innerJoin('flow', 'flow.id', 'flowVersion.flowId')
    .where('flowVersion.id', '=', flowVersionId)
    .select(['flowVersion.version', 'flow.name as flowName'])
    .executeTakeFirstOrThrow()
}

/** Renames the nodes in the rows of a migrated case to the names of its new version. */
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
