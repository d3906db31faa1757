import { contract, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { keepChoice } from './application-store.ts'
import { applicationsOf, currentAmong, currentApplication, menuOf, nameIn } from './menu-of.ts'

export const myApplications = serve(contract.applications.mine, async (call) => {
  const mine = await applicationsOf(call)
  const current = await currentAmong(call, mine)
  return {
    list: mine.map(({ id, code, definition }) => ({
      ...{ id, enCode: code, icon: definition.icon },
      name: nameIn(call.caller.locale, definition),
      currentSystem: id === current?.id,
    })),
  }
})

export const chooseApplication = serve(contract.applications.choose, async (call) => {
  await keepApplication(call, call.input.id)
  return null
})

type Chooser = Parameters<typeof applicationsOf>[0] & Readonly<{ tx: Tx }>

/** Remembers which of their applications a person works in. Refuses `applications.notFound`. */
export async function keepApplication(call: Chooser, id: string): Promise<void> {
  const mine = await applicationsOf(call)
  const chosen = mine.find((one) => one.id === id)
  if (!chosen) throw new Refusal<RefusalCode>('applications.notFound')
  await keepChoice(call.tx, call.actor.personId, chosen.id)
}

export const myMenu = serve(contract.applications.menu, async (call) => {
  const current = await currentApplication(call)
  const application = current && { id: current.id, name: nameIn(call.caller.locale, current.definition) }
  return { application: application ?? null, list: await menuOf(call, current) }
})
