import { contract, type RefusalCode } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import {
  findPublishedFlow,
  setFavourite as keep,
  type publishedFlows,
} from '../../../cases/design/design-store.ts'
import { launchableFlows } from '../../../cases/launching/launchable-flows.ts'
import { entrustersOf, mayLaunchFor } from '../../../cases/on-behalf.ts'
import { serve } from '../../../http/serve.ts'
import { matchesText, personRef, spellInLatin } from '../../../people/directory/index.ts'
import { everyFlowName, flowCategoryIn, flowNameIn } from '../../../publication/index.ts'

export const listLaunchableFlows = serve(contract.approvals.launchableFlows, async (call) => {
  const { keyword, category, favourites, forUserId: principal = call.actor.personId } = call.input
  const isMine = await mayLaunchFor(call, principal)
  const cards = (await launchableFlows(call, principal)).map(({ row }) => flowCard(row, call.caller.locale))

  return {
    list: cards
      .filter(({ id }) => isMine(id))
      .filter((card) => category === '' || card.category === category)
      .filter((card) => favourites === 'no' || card.isFavourite)
      .filter(({ name, code, spelling }) => matchesText(`${name} ${code} ${spelling}`, keyword)),
  }
})

type Row = Awaited<ReturnType<typeof publishedFlows>>[number]

/** Returns a flow as the reader's language names it; it is found by its names in every language. */
export function flowCard(row: Row, locale: Locale) {
  const { id, code, category, icon, iconColor, isFavourite, timesUsed } = row
  return {
    ...{ id, code, category, icon, iconColor },
    name: flowNameIn(locale, row),
    categoryName: flowCategoryIn(locale, row),
    spelling: [spellInLatin(row.name), ...everyFlowName(row)].join(' '),
    isFavourite: Boolean(isFavourite),
    timesUsed: Number(timesUsed ?? 0),
  }
}

export const setFavourite = serve(contract.approvals.setFavourite, async ({ input, actor, tx }) => {
  if (!(await findPublishedFlow(tx, input.flowId))) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  await keep(tx, { personId: actor.personId, ...input })
  return null
})

/** Principals must themselves be able to launch the flow: no one can delegate a right they lack. */
export const listPrincipals = serve(contract.delegations.principals, async (call) => {
  const { input, actor, server } = call
  const directory = await server.directories.of(actor.tenant)
  const entrusters = (await entrustersOf(call, input.flowId)).filter(directory.isActive)
  const principals: string[] = []
  for (const person of entrusters) {
    const launchable = await launchableFlows(call, person)
    if (launchable.some(({ row }) => row.id === input.flowId)) principals.push(person)
  }
  return { list: principals.map(personRef(directory)) }
})
