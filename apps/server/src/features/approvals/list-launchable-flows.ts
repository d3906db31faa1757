import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { flowCard } from './flow-card.ts'
import { launchableFlows } from './launchable.ts'

export const listLaunchableFlows = serve(contract.approvals.launchableFlows, async (call) => {
  const { keyword, category, favourites } = call.input
  const cards = (await launchableFlows(call)).map(({ row }) => flowCard(row))
  const word = keyword.toLowerCase()

  return {
    list: cards
      .filter((card) => category === '' || card.category === category)
      .filter((card) => favourites === 'no' || card.isFavourite)
      .filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(word)),
  }
})
