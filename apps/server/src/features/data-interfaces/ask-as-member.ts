import type { InterfaceAudience, RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import type { Server } from '../../server.ts'
import { askInterface, type InterfaceQuery } from './ask-interface.ts'
import type { ParameterValue } from './bound-values.ts'
import { findInterface } from './interface-store.ts'
import type { FoundRows, RowQuery } from './kinds/index.ts'
import { logged } from './logged.ts'
import { withoutReason } from './without-reason.ts'

type Call = Readonly<{ server: Server; tx: Reader; actor: Actor; now: string }>

type Question = Readonly<{
  id: string
  paramList: readonly Readonly<{ field: string; defaultValue?: ParameterValue }>[]
  wanted: RowQuery
}>

/** Calls an interface directly for a member of its audience, and logs the call. */
export async function askAsMember(
  { server, tx, actor, now }: Call,
  { id, paramList, wanted }: Question,
): Promise<FoundRows> {
  const found = await findInterface(tx, id)
  const asker = { tenant: actor.tenant, personId: actor.personId, now }
  const given = new Map(paramList.map(({ field, defaultValue }) => [field, defaultValue]))
  const asked: InterfaceQuery = { given, wanted }
  const ask = async () => {
    if (!(await mayAsk(server, actor, found.audience)))
      throw new Refusal<RefusalCode>('dataInterfaces.notAllowed', { name: found.name })
    return askInterface(server, tx, asker, found, asked)
  }

  const answer = logged(server, { asker, interfaceId: found.id, asked, retryOf: null }, ask)
  return actor.isAdministrator ? answer : answer.catch(withoutReason)
}

type Person = Readonly<{ tenant: string; personId: string; isAdministrator: boolean }>

/** Whether a person may call an interface directly, and not only through a form. */
async function mayAsk(
  { directories }: Pick<Server, 'directories'>,
  { tenant, personId, isAdministrator }: Person,
  audience: InterfaceAudience,
): Promise<boolean> {
  if (isAdministrator || audience.kind === 'members') return true
  if (audience.kind === 'administrators') return false

  const roles = (await directories.of(tenant)).rolesOf(personId)
  return roles.some(({ id }) => audience.roleIds.includes(id))
}
