import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { openAll } from '../../models/index.ts'
import { favouritesOf } from './favourite-store.ts'
import { pressable } from './pressable.ts'

export const listModels = serve(contract.records.models, async (call) => {
  const opened = await openAll(call)
  const favourites = await favouritesOf(call.tx, call.actor.personId)
  return {
    list: opened.map(({ model: { id, name, code, category }, access }) => ({
      id,
      name,
      code,
      category,
      buttons: [...pressable(access)],
      isFavourite: favourites.has(id),
    })),
  }
})
