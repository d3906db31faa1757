import type { FormRights } from '@signet/form'

/** The server writes the right of every field out; what it does not name is only read. */
export function rightsOf(fields: FormRights['fields']): FormRights {
  return { otherwise: 'read', fields }
}
