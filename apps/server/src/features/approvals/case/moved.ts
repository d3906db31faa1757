import type { CaseState, FlowEvent } from '@signet/flow'
import type { Design } from '../design/design-of.ts'

/** What a command has done to a case. */
export type Moved = Readonly<{
  design: Design
  recordId: string
  before: CaseState | null
  after: CaseState
  events: readonly FlowEvent[]
  /** What was sent and may not be written here, by path; what was there is kept. */
  ignored: readonly string[]
}>
