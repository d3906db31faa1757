import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'

export const mapSettings = serve(contract.locations.settings, ({ server }) => ({
  tiles: server.maps?.tiles ?? null,
  attribution: server.maps?.attribution ?? '',
  grid: server.maps?.grid ?? 'gcj02',
}))
