import type { Route } from '../../http/serve.ts'
import { allDelegations } from './all-delegations.ts'
import { answerDelegation } from './answer-delegation.ts'
import { createDelegation } from './create-delegation.ts'
import { editDelegation } from './edit-delegation.ts'
import { listDelegations } from './list-delegations.ts'
import { listFlows } from './list-flows.ts'
import { openDelegation } from './open-delegation.ts'
import { readRules } from './read-rules.ts'
import { removeDelegation } from './remove-delegation.ts'
import { setRules } from './set-rules.ts'
import { stopDelegation } from './stop-delegation.ts'

export { endDelegationsWith } from './end-delegations-with.ts'
export { tellEnded } from './tell-ended.ts'

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
  readRules,
  setRules,
]
