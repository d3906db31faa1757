import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { areaNames } from '../../outside/places/area-names.ts'

export const nameAreas = serve(contract.areas.names, async ({ input: { idsList } }) => {
  const names = await areaNames(idsList.flat())
  return idsList.map((ids) => ids.map((id) => names.get(id) ?? id))
})
