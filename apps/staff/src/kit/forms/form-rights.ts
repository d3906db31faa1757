import type { FormRights } from '@signet/form'

/** Form rights from the server's list, which names every field; fields it omits are read-only. */
export function rightsOf(fields: FormRights['fields']): FormRights {
  return { otherwise: 'read', fields }
}
