import type { contract, Read } from '@signet/contract'

/** What stands beside a step, as the server tells it. */
export type Side = Read<(typeof contract)['caseSide']['open']>
