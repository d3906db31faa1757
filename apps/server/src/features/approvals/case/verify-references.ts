import type { RefusalCode } from '@signet/contract'
import { type FormPlan, type FormRights, type FormValues, referencesOf, visibleValues } from '@signet/form'
import type { Around } from '@signet/formula'
import { Refusal } from '@signet/std'
import { refuseValues } from '../../../http/refuse-values.ts'
import { unknownOf } from '../../../references/index.ts'
import type { Acting } from './acting.ts'
import { ownReadyFiles } from './file-store.ts'

/** Which of these files are the sender's own and checked. */
export type OwnFiles = (fileIds: readonly string[]) => Promise<ReadonlySet<string>>
type Verified = Readonly<{
  values: FormValues
  previous: FormValues
  rights: FormRights
  around: Around
  ownFiles?: OwnFiles | undefined
}>

/** What the values choose must exist and be open to whoever chose it, and a new file must be the sender's own. */
export async function verifyReferences(
  acting: Acting,
  form: FormPlan,
  { values, previous, rights, around, ownFiles }: Verified,
): Promise<void> {
  const strange = await unknownOf(acting, { form, values, previous, rights, around })
  if (strange.length > 0)
    refuseValues(
      acting,
      form,
      strange.map((path) => ({ path, code: 'form.notAnOption' })),
    )

  // A file that lies where it is hidden from the sender is as new to him as any other.
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

/** Refuses `files.notFound` for a file of somebody else: carrying it would open it to everybody on the case. */
export async function verifyFiles(
  { tx, actor }: Acting,
  fileIds: readonly string[],
  ownFiles: OwnFiles = (ids) => ownReadyFiles(tx, actor.personId, ids),
): Promise<void> {
  if (fileIds.length === 0) return

  const own = await ownFiles(fileIds)
  if (fileIds.some((id) => !own.has(id))) throw new Refusal<RefusalCode>('files.notFound')
}
