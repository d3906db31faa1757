import type { Route } from '../../http/serve.ts'
import { answerDelegation } from './answer-delegation.ts'
import { createDelegation } from './create-delegation.ts'
import { listDelegations } from './list-delegations.ts'
import { listPrincipals } from './list-principals.ts'
import { stopDelegation } from './stop-delegation.ts'

export { delegationsFrom, delegationsTo } from './delegation-store.ts'

export const delegations: readonly Route[] = [
  listDelegations,
  createDelegation,
  stopDelegation,
  answerDelegation,
  listPrincipals,
]
