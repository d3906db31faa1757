import { contract } from '@signet/contract'
import { type Route, serve } from '../../../http/serve.ts'

/** Loads with the first side panel. */
const openSide = serve(contract.caseSide.open, async (call) =>
  (await import('./open-side.ts')).openSide(call),
)

export const caseSide: readonly Route[] = [openSide]
