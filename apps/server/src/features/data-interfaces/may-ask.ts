import type { InterfaceAudience } from '@signet/contract'
import type { Server } from '../../server.ts'

type Person = Readonly<{ tenant: string; personId: string; isAdministrator: boolean }>

/** Whether somebody may ask an interface directly, and not only through a form that asks for them. */
export async function mayAsk(
  { directories }: Pick<Server, 'directories'>,
  { tenant, personId, isAdministrator }: Person,
  audience: InterfaceAudience,
): Promise<boolean> {
  if (isAdministrator || audience.kind === 'members') return true
  if (audience.kind === 'administrators') return false

  const roles = (await directories.of(tenant)).rolesOf(personId)
  return roles.some(({ id }) => audience.roleIds.includes(id))
}
