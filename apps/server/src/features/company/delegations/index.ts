import type { Route } from '../../../http/serve.ts'
import { answerDelegation } from './answer-delegation.ts'
import { createDelegation, editDelegation } from './create-delegation.ts'
import { readRules, setRules } from './delegation-rules.ts'
import {
  allDelegations,
  listDelegations,
  listFlows,
  listReceivers,
  openDelegation,
} from './list-delegations.ts'
import { removeDelegation, stopDelegation } from './stop-delegation.ts'

export { endDelegationsWith, tellEnded } from './end-delegations.ts'

export const delegations: readonly Route[] = [
  listDelegations,
  allDelegations,
  createDelegation,
  openDelegation,
  editDelegation,
  removeDelegation,
  stopDelegation,
  answerDelegation,
  listFlows,
  listReceivers,
  readRules,
  setRules,
]
