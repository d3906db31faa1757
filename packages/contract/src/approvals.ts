import { administering } from './approvals/administering.ts'
import { batch } from './approvals/batch.ts'
import { deciding } from './approvals/deciding.ts'
import { filtering } from './approvals/filtering.ts'
import { launching } from './approvals/launching.ts'
import { reading } from './approvals/reading.ts'
import { steering } from './approvals/steering.ts'
import { stepping } from './approvals/stepping.ts'

export const approvals = {
  ...launching,
  ...deciding,
  ...batch,
  ...filtering,
  ...reading,
  ...administering,
  ...steering,
  ...stepping,
}

export {
  BatchControl,
  CaseControl,
  type CaseInNeed,
  type Migration,
  type Steering,
} from './approvals/steering.ts'
export type {
  Allowed,
  CaseCard,
  CaseComment,
  CaseException,
  CaseView,
  HistoryEntry,
  LaunchView,
  RouteStep,
} from './approvals/views.ts'
export type { FlowCard, ListName } from './approvals/words.ts'
