import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { openAll } from '../../../records/models/index.ts'
import { pressable } from '../shown/pressable.ts'
import { favouritesOf } from '../writing/favourite-store.ts'

export const listModels = serve(contract.records.models, async (call) => {
  const opened = await openAll(call)
  const favourites = await favouritesOf(call.tx, call.actor.personId)
  return {
    list: opened.map(({ model: { id, name, code, category, icon }, access }) => ({
      id,
      name,
      code,
      category,
      icon,
      buttons: [...pressable(access)],
      isFavourite: favourites.has(id),
    })),
  }
})
