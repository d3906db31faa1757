import type { RefusalCode } from '@signet/contract'
import {
  checkValues,
  type FormPlan,
  type FormRights,
  type FormValues,
  referencesOf,
  visibleValues,
} from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { isSameJson, Refusal } from '@signet/std'
import { refuseValues } from '../http/refuse-values.ts'
import { assignValues, unknownOf } from '../records/references/index.ts'
import type { WriteContext } from './context.ts'
import type { Design } from './design/compiled-design.ts'
import { ownReadyFiles } from './store/file-store.ts'

export type SubmittedValues = Readonly<{
  values: unknown
  rights: FormRights
  stage: 'draft' | 'submit'
}>

export type CheckedValues = Readonly<{ values: FormValues; ignored: readonly string[] }>
type StoredValues = Readonly<{
  previous: FormValues | undefined
  formulaContext: FormulaContext
  /** Finds the new files that belong to the sender; defaults to those of the acting person. */
  ownFiles?: OwnFiles | undefined
}>

/**
 * Checks and calculates sent values and drops what this person may not write. Refuses `form.valuesRefused`
 * with every problem and stores nothing.
 */
export async function checkSubmittedValues(
  context: WriteContext,
  { form }: Pick<Design, 'form'>,
  { values: sent, rights, stage }: SubmittedValues,
  { previous, formulaContext, ownFiles }: StoredValues,
): Promise<CheckedValues> {
  const options = { rights, stage, previous, context: formulaContext }
  const { values, problems, ignored } = checkValues(form, sent, options)
  if (problems.length > 0) refuseValues(context, form, problems)
  // An unchanged record needs no check of references, and keeps its identity.
  const kept = previous && isSameJson(values, previous) ? previous : undefined
  if (!kept)
    await verifyReferences(context, form, {
      values,
      previous: previous ?? {},
      rights,
      formulaContext,
      ownFiles,
    })

  const assigned = await assignValues(context, { form, values, context: formulaContext, stage })
  const isWhole = Object.keys(assigned).length === 0
  if (isWhole) return { values: kept ?? values, ignored }
  return { values: checkValues(form, sent, { ...options, assigned }).values, ignored }
}

/** Returns which of these files are checked and belong to the sender. */
type OwnFiles = (fileIds: readonly string[]) => Promise<ReadonlySet<string>>
type ReferenceCheck = Readonly<{
  values: FormValues
  previous: FormValues
  rights: FormRights
  formulaContext: FormulaContext
  ownFiles?: OwnFiles | undefined
}>

/**
 * Refuses choices that do not exist or are not open to the sender, and files of other people.
 */
async function verifyReferences(
  context: WriteContext,
  form: FormPlan,
  { values, previous, rights, formulaContext, ownFiles }: ReferenceCheck,
): Promise<void> {
  const strange = await unknownOf(context, { form, values, previous, rights, context: formulaContext })
  if (strange.length > 0)
    refuseValues(
      context,
      form,
      strange.map((path) => ({ path, code: 'form.notAnOption' })),
    )

  // A file in a field hidden from the sender counts as new to them.
  const [now, before] = [values, previous].map((all) => filesOf(form, visibleValues(form, all, rights)))
  await verifyFiles(
    context,
    [...(now ?? [])].filter((id) => !before?.has(id)),
    ownFiles,
  )
}

function filesOf(form: FormPlan, values: FormValues): ReadonlySet<string> {
  return new Set(referencesOf(form, values).files)
}

/**
 * Refuses `files.notFound` for a file of another person, since attaching it would open it to everyone on
 * the case.
 */
export async function verifyFiles(
  { tx, actor }: WriteContext,
  fileIds: readonly string[],
  ownFiles: OwnFiles = (ids) => ownReadyFiles(tx, actor.personId, ids),
): Promise<void> {
  if (fileIds.length === 0) return

  const own = await ownFiles(fileIds)
  if (fileIds.some((id) => !own.has(id))) throw new Refusal<RefusalCode>('files.notFound')
}
