import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { openAll } from '../../models/index.ts'
import { permissionView } from './permission-view.ts'
import { menusOf, systemOf, userInfoOf } from './session-view.ts'

export const currentUser = serve(contract.session.currentUser, async (call) => {
  const { actor, caller, server } = call
  const directory = await server.directories.of(actor.tenant)
  const person = directory.people.get(actor.personId)
  if (!person) throw new Refusal<RefusalCode>('session.expired')

  const reader = { locale: caller.locale, t: server.words.t(caller.locale) }
  return {
    userInfo: userInfoOf(actor, person, directory),
    menuList: menusOf(server.words.t(caller.locale)),
    permissionList: (await openAll(call)).map((opened) => permissionView(opened, reader)),
    sysConfigInfo: systemOf(server),
  }
})
