import type { CallOptions } from '@signet/client'
import type { contract, RequestInput } from '@signet/contract'

export type Values = RequestInput<(typeof contract)['approvals']['launch']>['values']
export type CallOf<Input, Answer> = (input: Input, options?: CallOptions) => Promise<Answer>
