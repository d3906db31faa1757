import type { FormPlan, FormRights, FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import type { AskingForm } from './asking-form.ts'
import { unknownOf } from './unknown-of.ts'

type NewForm = Readonly<{ form: FormPlan; values: FormValues; rights: FormRights; around: FormulaContext }>

/** Removes defaults that this person could not choose, since a default may lie outside their range. */
export async function withoutUnknown(asking: AskingForm, fresh: NewForm): Promise<FormValues> {
  const { form, values } = fresh
  const strange = await unknownOf(asking, { ...fresh, previous: {} })
  if (strange.length === 0) return values

  const emptied = form.fields.filter(({ path }) => strange.includes(path))
  return { ...values, ...Object.fromEntries(emptied.map(({ key, empty }) => [key, empty])) }
}
