import type { FormPlan, FormRights, FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import type { AskingForm } from './asking-form.ts'
import { unknownOf } from './unknown-of.ts'

type Fresh = Readonly<{ form: FormPlan; values: FormValues; rights: FormRights; around: Around }>

/** What a new form starts with, without choices that this person could not make: a default may lie outside a range. */
export async function withoutUnknown(asking: AskingForm, fresh: Fresh): Promise<FormValues> {
  const { form, values } = fresh
  const strange = await unknownOf(asking, { ...fresh, previous: {} })
  if (strange.length === 0) return values

  const emptied = form.fields.filter(({ path }) => strange.includes(path))
  return { ...values, ...Object.fromEntries(emptied.map(({ key, empty }) => [key, empty])) }
}
