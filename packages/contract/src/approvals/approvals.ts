import { administering } from './administering.ts'
import { batch } from './batch.ts'
import { deciding } from './deciding.ts'
import { filtering } from './filtering.ts'
import { launching } from './launching.ts'
import { reading } from './reading.ts'
import { steering } from './steering.ts'
import { stepping } from './stepping.ts'

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
  type Migration,
  type Steering,
  type StuckCase,
} from './steering.ts'
export type {
  Allowed,
  CaseCard,
  CaseComment,
  CaseException,
  CaseView,
  HistoryEntry,
  LaunchView,
  RouteStep,
} from './views.ts'
export type { FlowCard, ListName } from './words.ts'
