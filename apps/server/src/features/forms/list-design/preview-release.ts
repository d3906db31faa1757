import { contract, mostCountedRecords, type RefusalCode, type ReleaseFinding } from '@signet/contract'
import type { Reader } from '@signet/db'
import { checkList, type ListDefinition, planList, readList } from '@signet/list'
import { Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { activePeople, audienceOfList, listRightsOf } from '../../../publication/index.ts'
import { countUpTo } from '../../../records/record-store/index.ts'
import { revisionOf } from '../../../revisions/index.ts'
import { loadPublishedForm } from '../form-design/index.ts'
import { describeListChanges } from './list-changes.ts'
import { findList, versionsOf } from './list-design-store.ts'
import { loadListWords } from './list-words.ts'

type FormOfList = Awaited<ReturnType<typeof loadPublishedForm>>

type ListCall = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'caller' | 'server'>

/** Returns what publishing would mean; changes nothing. */
export const previewRelease = serve(contract.listDesign.previewRelease, async (call) => {
  const { input, tx, actor } = call
  const form = await loadPublishedForm(tx, input.id)
  const list = await findList(tx, form.id)
  if (!list) throw new Refusal<RefusalCode>('design.notFound')

  const definition = readList(list.draft)
  checkList(definition, form.form)
  const [published] = await versionsOf(tx, form.id)
  const words = await loadListWords(call, form.form)
  const changes = published
    ? describeListChanges({ before: readList(published.definition), after: definition }, words)
    : []
  const flow = await casesOf(tx, form.id)
  const isDataView = form.form.definition.dataView !== undefined
  const counted = isDataView
    ? new Map<string, number>()
    : await countUpTo({ tx, tenant: actor.tenant }, [flow.mainTable], mostCountedRecords)
  return {
    version: (list.publishedVersion ?? 0) + 1,
    revision: revisionOf(list.draft),
    changes: [...changes],
    findings: [...(await listFindings(call, form, definition))],
    rights: [...(await listRightsOf(call, { formId: form.id, list: planList(definition, form.form) }))],
    cases: flow.running,
    records: counted.get(flow.mainTable) ?? 0,
    past: 0,
  }
})

/**
 * Red is what opens the records to the whole company: deleting those of others, or requests beyond their readers. What
 * people do with their own records opens nothing.
 */
export async function listFindings(
  call: ListCall,
  { id: formId, form }: FormOfList,
  definition: ListDefinition,
): Promise<readonly ReleaseFinding[]> {
  const { tx, actor, caller, server } = call
  const t = server.words.t(caller.locale)
  const directory = await server.directories.of(actor.tenant)
  const audience = await audienceOfList(call, { formId, list: planList(definition, form) })
  const beyondOwn = await audienceOfList(call, { formId, list: planList({ ...definition, own: [] }, form) })
  const { hasFlow } = await casesOf(tx, formId)
  const people = activePeople(directory).length
  const isForReaders = hasFlow && definition.cases === 'forReaders'
  const find = (severity: ReleaseFinding['severity'], code: string, message: string) => ({
    severity,
    code,
    message,
    parts: [],
  })
  return [
    ...(beyondOwn.remove.length === people &&
    people > 1 &&
    !isForReaders &&
    form.definition.dataView === undefined
      ? [find('red', 'everybodyDeletes', t('list-design.finding.everybodyDeletes', { people }))]
      : []),
    ...(hasFlow && definition.cases === 'open'
      ? [find('red', 'casesOpen', t('list-design.finding.casesOpen'))]
      : []),
    ...(isForReaders ? [find('notice', 'forReaders', t('list-design.finding.forReaders'))] : []),
    ...(audience.see.every((person) => directory.administrators().includes(person))
      ? [find('notice', 'nobodySees', t('list-design.finding.nobodySees'))]
      : []),
  ]
}

/** The table of a form, whether a flow uses it, and its running cases. */
async function casesOf(tx: Reader, formId: string) {
  const row = await tx
    .selectFrom('form')
    .where('form.id', '=', formId)
    .select(({ selectFrom }) => [
      'form.mainTable',
      selectFrom('flow')
        .whereRef('flow.formId', '=', 'form.id')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .as('flows'),
      selectFrom('flowCase')
        .innerJoin('flow', 'flow.id', 'flowCase.flowId')
        .whereRef('flow.formId', '=', 'form.id')
        .where('flowCase.status', '=', 'running')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .as('running'),
    ])
    .executeTakeFirstOrThrow()
  return { mainTable: row.mainTable, hasFlow: Number(row.flows) > 0, running: Number(row.running) }
}
