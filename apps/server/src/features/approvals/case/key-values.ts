import type { FormPlan, FormValues } from '@signet/form'

/** The values that a card shows, kept beside the case so that a list needs no other table. Their texts are made when read. */
export function keyValuesOf({ fields }: FormPlan, values: FormValues): FormValues {
  const keys = fields.filter(({ definition }) => definition.inList).slice(0, 3)
  return Object.fromEntries(keys.map(({ key, empty }) => [key, values[key] ?? empty]))
}
