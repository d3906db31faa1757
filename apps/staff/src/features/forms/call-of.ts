import type { CallOptions } from '@signet/client'
import type { contract, Sent } from '@signet/contract'

export type Values = Sent<(typeof contract)['approvals']['launch']>['values']
export type CallOf<Input, Answer> = (input: Input, options?: CallOptions) => Promise<Answer>
