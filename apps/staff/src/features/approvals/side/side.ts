import type { contract, ParsedOutput } from '@signet/contract'

export type Side = ParsedOutput<(typeof contract)['caseSide']['open']>
