import type { contract, RequestInput } from '@signet/contract'
import type { RowResult } from '../queries.ts'

export type BatchDecision = RequestInput<(typeof contract)['approvals']['decideMany']>['decision']

/** What is decided of all rows, and in which words. */
export type BatchWords = Readonly<{ decision: BatchDecision; opinion: string; toUserId?: string }>

/** The result of a row; `isKept` when its decision waits on the device for the network. */
export type BatchResult = RowResult & Readonly<{ isKept?: boolean }>
