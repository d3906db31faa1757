import type { Directory } from '@signet/flow'
import { type FormPlan, type FormValues, referencesOf } from '@signet/form'

/** Display names of the people whom the values name; files carry theirs with them. */
export function namesIn(form: FormPlan, values: FormValues, { nameOf }: Directory): Record<string, string> {
  return Object.fromEntries(referencesOf(form, values).people.map((id) => [id, nameOf(id)]))
}
