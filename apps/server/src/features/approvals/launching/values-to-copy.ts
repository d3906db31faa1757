import {
  checkValues,
  type FormPlan,
  type FormRights,
  type FormValues,
  referencesOf,
  visibleValues,
} from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { recordSource } from '../../../cases/design/compiled-design.ts'
import { type CaseReader, loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { rightsOfViewer } from '../../../cases/reading/viewer-rights.ts'
import { ownReadyFiles } from '../../../cases/store/file-store.ts'
import { loadRecord } from '../../../records/record-store/index.ts'

type NewForm = Readonly<{ form: FormPlan; rights: FormRights; context: FormulaContext }>

/**
 * Returns the values of an older case with which a new one may start: what the reader sees there and may write here.
 * Values that the form no longer takes, and files of other people, are left out.
 */
export async function valuesToCopy(call: CaseReader, caseId: string, target: NewForm): Promise<FormValues> {
  const seen = await loadVisibleCase(call, { caseId })
  const { stored, design } = seen
  const record = (await loadRecord(recordSource(call, design), stored.recordId)) ?? {}
  const visible = visibleValues(design.form, record, await rightsOfViewer(call, seen))
  const { problems } = checkValues(target.form, visible, { ...target, previous: undefined, stage: 'draft' })
  const unfit = new Set(problems.map(({ path }) => path.split('.')[0]))
  const fit = Object.entries(visible).filter(([key]) => !unfit.has(key))

  return withoutFilesOfOthers(call, target.form, Object.fromEntries(fit))
}

async function withoutFilesOfOthers(
  { tx, actor }: CaseReader,
  form: FormPlan,
  values: FormValues,
): Promise<FormValues> {
  const { files } = referencesOf(form, values)
  if (files.length === 0) return values

  const own = await ownReadyFiles(tx, actor.personId, files)
  const hasStrange = (key: string) =>
    referencesOf(form, { [key]: values[key] ?? null }).files.some((id) => !own.has(id))
  return Object.fromEntries(Object.entries(values).filter(([key]) => !hasStrange(key)))
}
