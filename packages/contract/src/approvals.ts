import { administering } from './approvals/administering.ts'
import { deciding } from './approvals/deciding.ts'
import { launching } from './approvals/launching.ts'
import { reading } from './approvals/reading.ts'

export const approvals = { ...launching, ...deciding, ...reading, ...administering }

export type {
  Allowed,
  CaseCard,
  CaseComment,
  CaseView,
  HistoryEntry,
  LaunchView,
  RouteStep,
} from './approvals/views.ts'
export type { FlowCard, ListName } from './approvals/words.ts'
