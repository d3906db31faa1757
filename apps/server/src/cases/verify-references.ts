import type { RefusalCode } from '@signet/contract'
import { type FormPlan, type FormRights, type FormValues, referencesOf, visibleValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { Refusal } from '@signet/std'
import { refuseValues } from '../http/refuse-values.ts'
import { unknownOf } from '../records/references/index.ts'
import type { Acting } from './acting.ts'
import { ownReadyFiles } from './store/file-store.ts'

/** Returns which of these files are checked and belong to the sender. */
export type OwnFiles = (fileIds: readonly string[]) => Promise<ReadonlySet<string>>
type ReferenceCheck = Readonly<{
  values: FormValues
  previous: FormValues
  rights: FormRights
  around: FormulaContext
  ownFiles?: OwnFiles | undefined
}>

/**
 * Chosen values must exist and be open to the person who chose them; new files must be the sender's own.
 */
export async function verifyReferences(
  acting: Acting,
  form: FormPlan,
  { values, previous, rights, around, ownFiles }: ReferenceCheck,
): Promise<void> {
  const strange = await unknownOf(acting, { form, values, previous, rights, around })
  if (strange.length > 0)
    refuseValues(
      acting,
      form,
      strange.map((path) => ({ path, code: 'form.notAnOption' })),
    )

  // A file in a field hidden from the sender counts as new to them.
  const [now, before] = [values, previous].map((all) => filesOf(form, visibleValues(form, all, rights)))
  await verifyFiles(
    acting,
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
  { tx, actor }: Acting,
  fileIds: readonly string[],
  ownFiles: OwnFiles = (ids) => ownReadyFiles(tx, actor.personId, ids),
): Promise<void> {
  if (fileIds.length === 0) return

  const own = await ownFiles(fileIds)
  if (fileIds.some((id) => !own.has(id))) throw new Refusal<RefusalCode>('files.notFound')
}
