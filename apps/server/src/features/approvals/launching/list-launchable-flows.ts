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
import {
  type Categories,
  categoryPathIn,
  everyFlowName,
  flowCategoryIn,
  flowNameIn,
  readCategories,
} from '../../../publication/index.ts'

export const listLaunchableFlows = serve(contract.approvals.launchableFlows, async (call) => {
  const { keyword, category, favourites, forUserId: principal = call.actor.personId } = call.input
  const isMine = await mayLaunchFor(call, principal)
  const naming = { locale: call.caller.locale, categories: await readCategories(call.tx) }
  const cards = (await launchableFlows(call, principal)).map(({ row }) => flowCard(row, naming))

  return {
    list: cards
      .filter(({ id }) => isMine(id))
      .filter(({ categoryPath }) => category === '' || categoryPath.some((one) => one.category === category))
      .filter((card) => favourites === 'no' || card.isFavourite)
      .filter(({ name, code, spelling }) => matchesText(`${name} ${code} ${spelling}`, keyword)),
  }
})

type Row = Awaited<ReturnType<typeof publishedFlows>>[number]

type Naming = Readonly<{ locale: Locale; categories: Categories }>

/** Returns a flow as the reader's language names it; it is found by its names in every language. */
export function flowCard(row: Row, { locale, categories }: Naming) {
  const { id, code, category, icon, iconColor, isFavourite, timesUsed } = row
  const categoryPath = categoryPathIn(categories, { locale, category, own: flowCategoryIn(locale, row) })
  return {
    ...{ id, code, category, icon, iconColor },
    name: flowNameIn(locale, row),
    categoryName: categoryPath.at(-1)?.name ?? '',
    categoryPath: [...categoryPath],
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
