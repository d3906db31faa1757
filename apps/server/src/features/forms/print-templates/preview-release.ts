import { contract, mostCountedRecords, type ReleaseFinding } from '@signet/contract'
import { findMistakes, readTemplate } from '@signet/print'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { audienceOfList, rightOf } from '../../../publication/index.ts'
import { findOpenModel } from '../../../records/models/index.ts'
import { countUpTo } from '../../../records/record-store/index.ts'
import { revisionOf } from '../../../revisions/index.ts'
import { loadPublishedForm } from '../form-design/index.ts'
import { findTemplate, type TemplateRow } from './print-template-store.ts'
import { blockName, describeTemplateChanges } from './template-changes.ts'

type FormOfTemplate = Awaited<ReturnType<typeof loadPublishedForm>>
type TemplateCall = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'caller' | 'server'>

/** Returns what publishing would mean; changes nothing. */
export const previewRelease = serve(contract.printTemplates.previewRelease, async (call) => {
  const { input, tx, actor } = call
  const form = await loadPublishedForm(tx, input.id)
  const row = await findTemplate(tx, input)
  const after = { name: row.name, template: readTemplate(row.draft) }
  // The name is not published: people see each new one at once.
  const before =
    row.published === null ? undefined : { name: row.name, template: readTemplate(row.published) }
  const { mainTable } = await tx
    .selectFrom('form')
    .where('id', '=', form.id)
    .select('mainTable')
    .executeTakeFirstOrThrow()
  const isDataView = form.form.definition.dataView !== undefined
  const counted = isDataView
    ? new Map<string, number>()
    : await countUpTo({ tx, tenant: actor.tenant }, [mainTable], mostCountedRecords)
  return {
    version: releaseVersion(row),
    revision: revisionOf(row.draft),
    changes: before ? [...describeTemplateChanges({ before, after }, wordsOf(call, form))] : [],
    findings: [...templateFindings(call, form, row)],
    rights: [...(await printersOf(call, form.id))],
    cases: 0,
    records: counted.get(mainTable) ?? 0,
    past: 0,
  }
})

/** The number of a publication: 1 for the first one, and then that of the next save, so that none comes twice. */
export function releaseVersion({ publishedNumber, draftNumber }: TemplateRow): number {
  return publishedNumber === null ? 1 : draftNumber + 1
}

/** Every mistake blocks. Red is a template that prints an empty page. */
export function templateFindings(
  call: Pick<TemplateCall, 'caller' | 'server'>,
  form: FormOfTemplate,
  { draft }: TemplateRow,
): readonly ReleaseFinding[] {
  const words = wordsOf(call, form)
  const { t } = words
  const template = readTemplate(draft)
  const mistakes = findMistakes(template, form.form).map(({ block: id, reason }) => {
    const block = template.blocks.find((one) => one.id === id)
    const subject = block ? blockName(block, words) : t('print-templates.page')
    const message = t('print-templates.finding.mistake', {
      subject,
      mistake: t(`print-templates.mistake.${reason}`),
    })
    return { severity: 'blocks' as const, code: reason, message, parts: id === undefined ? [] : [id] }
  })
  if (template.blocks.length > 0) return mistakes
  const message = t('print-templates.finding.empty')
  return [...mistakes, { severity: 'red', code: 'printsNothing', message, parts: [] }]
}

function wordsOf(
  { caller: { locale }, server }: Pick<TemplateCall, 'caller' | 'server'>,
  { form }: FormOfTemplate,
) {
  return { t: server.words.t(locale), locale, form }
}

/** Returns who may print records: no one without a published list. */
async function printersOf(call: TemplateCall, formId: string) {
  const { tx, actor, server } = call
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, formId)
  if (!model) return []
  const directory = await server.directories.of(actor.tenant)
  const { print } = await audienceOfList(call, { formId, list: model.list })
  return [rightOf(directory, 'print', print)]
}
