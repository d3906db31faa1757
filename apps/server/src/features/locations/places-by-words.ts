import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { pointOf, poiPage } from './poi-view.ts'

export const placesByWords = serve(contract.locations.text, async ({ input, server }) => {
  const { keywords, location, radius, page, offset } = input
  return poiPage(
    await server.places.search({
      words: keywords,
      page,
      pageSize: offset,
      ...(location && { near: pointOf(location) }),
      ...(radius && { radius }),
    }),
  )
})
