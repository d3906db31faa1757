import type { RefusalCode } from '@signet/contract'
import { type FormPlan, type FormValues, referencesOf } from '@signet/form'
import { Refusal } from '@signet/std'
import { refuseValues } from '../../http/refuse-values.ts'
import type { Acting } from './acting.ts'
import { ownReadyFiles } from './file-store.ts'

type Values = Readonly<{ values: FormValues; previous: FormValues }>

/** People whom the values name must exist, and a file that was not there before must be the sender's own. */
export async function verifyReferences(
  acting: Acting,
  form: FormPlan,
  { values, previous }: Values,
): Promise<void> {
  const [now, before] = [referencesOf(form, values), referencesOf(form, previous)]
  const people = now.people.filter((id) => !before.people.includes(id))
  if (people.length > 0) await verifyPeople(acting, form, values)
  await verifyFiles(
    acting,
    now.files.filter((id) => !before.files.includes(id)),
  )
}

/** Refuses `files.notFound` for a file of somebody else: carrying it would open it to everybody on the case. */
export async function verifyFiles({ tx, actor }: Acting, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return

  const own = await ownReadyFiles(tx, actor.personId, fileIds)
  if (fileIds.some((id) => !own.has(id))) throw new Refusal<RefusalCode>('files.notFound')
}

async function verifyPeople(acting: Acting, form: FormPlan, values: FormValues): Promise<void> {
  const { people } = await acting.server.directories.of(acting.actor.tenant)
  const strange = form.fields.filter((field) =>
    referencesOf({ ...form, fields: [field] }, values).people.some((id) => !people.has(id)),
  )
  if (strange.length > 0)
    refuseValues(
      acting,
      form,
      strange.map(({ path }) => ({ path, code: 'form.notAnOption' })),
    )
}
