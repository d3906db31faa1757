import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { pointOf, poiPage } from './poi-view.ts'

export const placesAround = serve(contract.locations.around, async ({ input, server }) => {
  const { location, radius, page, offset } = input
  return poiPage(
    await server.places.search({
      near: pointOf(location),
      page,
      pageSize: offset,
      ...(radius && { radius }),
    }),
  )
})
