import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { menusOf, systemOf, userInfoOf } from './session-view.ts'

export const currentUser = serve(contract.session.currentUser, async ({ actor, caller, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const person = directory.people.get(actor.personId)
  if (!person) throw new Refusal<RefusalCode>('session.expired')

  return {
    userInfo: userInfoOf(actor, person, directory),
    menuList: menusOf(server.words.t(caller.locale)),
    // Permissions belong to dynamic models, of which there are none yet.
    permissionList: [],
    sysConfigInfo: systemOf(server),
  }
})
