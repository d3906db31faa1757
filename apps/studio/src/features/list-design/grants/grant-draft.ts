import { Permission } from '@signet/list'
import type { Grant } from '../queries.ts'

export type Holder = Grant['holders'][number]

/** A permission being edited. */
export type GrantDraft = Readonly<{
  name: string
  holders: readonly Holder[]
  permission: Permission
}>

export const freshGrant: GrantDraft = {
  name: '',
  holders: [],
  permission: Permission.parse({ records: { scope: 'own' } }),
}

export function draftOf({ name, holders, permission }: Grant): GrantDraft {
  return { name, holders, permission: Permission.parse(permission) }
}
