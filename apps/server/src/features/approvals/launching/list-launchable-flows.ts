import { contract } from '@signet/contract'
import { launchableFlows } from '../../../cases/launching/launchable.ts'
import { mayLaunchFor } from '../../../cases/on-behalf.ts'
import { serve } from '../../../http/serve.ts'
import { flowCard } from './flow-card.ts'

export const listLaunchableFlows = serve(contract.approvals.launchableFlows, async (call) => {
  const { keyword, category, favourites, forUserId: principal = call.actor.personId } = call.input
  const isMine = await mayLaunchFor(call, principal)
  const cards = (await launchableFlows(call, principal)).map(({ row }) => flowCard(row))
  const word = keyword.toLowerCase()

  return {
    list: cards
      .filter(({ id }) => isMine(id))
      .filter((card) => category === '' || card.category === category)
      .filter((card) => favourites === 'no' || card.isFavourite)
      .filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(word)),
  }
})
