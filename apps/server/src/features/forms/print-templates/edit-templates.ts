import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isHiddenByRights } from '@signet/form'
import { canPress, isSystemPath, rightsOn } from '@signet/list'
import { defaultTemplate, formulasOf, type PrintTemplate, readTemplate, visibleTemplate } from '@signet/print'
import { isSameJson, Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { admitRelease, listExcuses } from '../../../publication/index.ts'
import { openAccess } from '../../../records/models/index.ts'
import { refuseUnseen } from '../../../revisions/index.ts'
import { loadPublishedForm } from '../form-design/index.ts'
import { releaseVersion, templateFindings } from './preview-release.ts'
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  lockTemplate,
  publishDraft,
  publishedOf,
  type TemplateRow,
  templatesOf,
  updateDraft,
} from './print-template-store.ts'

export const listTemplates = serve(contract.printTemplates.list, async ({ input, actor, tx, server }) => {
  const { id, name } = await loadPublishedForm(tx, input.id)
  const directory = await server.directories.of(actor.tenant)
  const rows = await templatesOf(tx, id)
  return { name, list: rows.map((row) => templateView(row, directory)) }
})

export const openTemplate = serve(contract.printTemplates.open, async ({ input, actor, tx, server }) => {
  const { name: formName, form } = await loadPublishedForm(tx, input.id)
  const row = await findTemplate(tx, input)
  const directory = await server.directories.of(actor.tenant)
  return {
    ...templateView(row, directory),
    definition: { ...readTemplate(row.draft) },
    number: row.draftNumber,
    excuses: await listExcuses(tx, { kind: 'print', subject: row.id }, directory.nameOf),
    formName,
    form: { ...form.definition },
  }
})

export const createTemplate = serve(
  contract.printTemplates.create,
  async ({ input, actor, tx, now, server }) => {
    const { id: formId } = await loadPublishedForm(tx, input.id)
    const draft = input.definition ? readTemplate(input.definition) : defaultTemplate()

    const id = server.newId()
    const { name } = input
    await insertTemplate(tx, { id, formId, name, draft, changedBy: actor.personId, changedAt: now })
    return { templateId: id }
  },
)

export const saveTemplate = serve(contract.printTemplates.save, async ({ input, actor, tx, now, server }) => {
  const draft = readTemplate(input.definition)
  const { id, draftNumber, changedBy: before } = await lockTemplate(tx, input)
  if (draftNumber !== input.number) {
    const { nameOf } = await server.directories.of(actor.tenant)
    throw new Refusal<RefusalCode>('design.changedMeanwhile', { person: nameOf(before) })
  }

  const number = draftNumber + 1
  const change = { changedBy: actor.personId, changedAt: now }
  await updateDraft(tx, { id, name: input.name, draft, draftNumber: number, ...change })
  return { number }
})

export const publishTemplate = serve(contract.printTemplates.publish, async (call) => {
  const { input, tx, actor, now } = call
  const form = await loadPublishedForm(tx, input.id)
  const row = await lockTemplate(tx, input)
  refuseUnseen(row.draft, input.expects)
  if (row.publishedNumber === row.draftNumber) return null

  await admitRelease(tx, {
    kind: 'print',
    subject: row.id,
    version: releaseVersion(row),
    findings: templateFindings(call, form, row),
    reason: input.reason,
    byId: actor.personId,
    at: now,
  })
  await publishDraft(tx, row)
  return null
})

export const removeTemplate = serve(contract.printTemplates.remove, async ({ input, tx }) => {
  await lockTemplate(tx, input)
  await deleteTemplate(tx, input)
  return null
})

type View = HandlerOutput<typeof contract.printTemplates.list>['list'][number]

function templateView(row: TemplateRow, { nameOf }: Snapshot): View {
  return {
    templateId: row.id,
    name: row.name,
    state: stateOf(row),
    changedAt: row.changedAt,
    changedBy: nameOf(row.changedBy),
  }
}

function stateOf({ draft, draftNumber, published, publishedNumber }: TemplateRow): View['state'] {
  if (publishedNumber === null) return 'draft'
  return publishedNumber === draftNumber || isSameJson(draft, published) ? 'published' : 'changed'
}

export const offeredTemplates = serve(contract.printTemplates.offered, async (call) => {
  const { model, access } = await openAccess(call, call.input.modelId)
  if (!canPress(access, 'print')) throw new Refusal<RefusalCode>('records.notAllowed')

  const { seesColumn, fields } = rightsOn(
    access,
    access.grounds.map(() => true),
  )
  const isSeen = (path: string) => (isSystemPath(path) ? seesColumn(path) : !isHiddenByRights(fields, path))
  const rows = await templatesOf(call.tx, model.id)
  const published = rows
    .filter((row) => row.published !== null)
    .map(({ id: templateId, name, published: kept }) => ({
      templateId,
      name,
      definition: { ...visibleTemplate(readTemplate(kept), model.form, isSeen) },
    }))
  const name = call.server.words.t(call.caller.locale)('print-templates.everything')
  return { list: [...published, { templateId: '', name, definition: { ...defaultTemplate() } }] }
})

/** Returns the formulas of all published templates of a form. */
export async function publishedFormulas(tx: Reader, formId: string): Promise<ReadonlySet<string>> {
  const rows = await templatesOf(tx, formId)
  return new Set(
    rows.flatMap(({ published }) => (published === null ? [] : formulasOf(readTemplate(published)))),
  )
}

/** Returns a published template; undefined when unpublished or of another form than the flow's. */
export async function publishedTemplate(
  tx: Reader,
  templateKey: Readonly<{ id: string; flowId: string }>,
): Promise<PrintTemplate | undefined> {
  const published = await publishedOf(tx, templateKey)
  return published === null ? undefined : readTemplate(published)
}
