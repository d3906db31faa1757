import { contract } from '@signet/contract'
import { type Route, serve } from '../../../http/serve.ts'

/** Loads with the first look at figures. */
const openStatistics = serve(contract.flowStatistics.open, async (call) =>
  (await import('./open-statistics.ts')).openStatistics(call),
)

export const flowStatistics: readonly Route[] = [openStatistics]
