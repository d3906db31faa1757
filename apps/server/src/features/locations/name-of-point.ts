import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { pointOf } from './poi-view.ts'

export const nameOfPoint = serve(contract.locations.regeo, async ({ input, server }) => {
  const { full, province, city, district, street, number } = await server.places.addressOf(
    pointOf(input.location),
  )
  return {
    regeocode: {
      formatted_address: full,
      addressComponent: { province, city, district, streetNumber: { street, number } },
    },
  }
})
