import { type FormPlan, type FormRights, rightsAtStart } from '@signet/form'
import type { PersonnelForm } from './personnel-form-store.ts'

/** Who looks at a record: somebody who administers the person, the person, or anybody else of the company. */
export type Reading = 'administrator' | 'self' | 'colleague'

const fieldRights = {
  self: ({ self }) => self ?? 'hidden',
  colleague: ({ colleagues }) => (colleagues ? 'read' : 'hidden'),
} as const satisfies Record<string, (field: FormPlan['fields'][number]['definition']) => string>

/** Returns what a reader may do with the fields of a record, as its design says. */
export function rightsFor({ form }: Pick<PersonnelForm, 'form'>, reading: Reading): FormRights {
  if (reading === 'administrator') return rightsAtStart()
  const rightIn = fieldRights[reading]
  return {
    otherwise: 'hidden',
    fields: Object.fromEntries(form.fields.map(({ path, definition }) => [path, rightIn(definition)])),
  }
}
