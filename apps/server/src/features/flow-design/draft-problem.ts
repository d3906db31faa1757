import type { FlowProblem } from '@signet/flow'

type OwnCode =
  | 'unknownField'
  | 'requiredNeverWritten'
  | 'nobodyThere'
  | 'unknownForm'
  | 'unknownFlow'
  | 'unknownTarget'
  | 'stepFormulaBroken'
  | 'subFlowEndless'
  | 'sideLinkRefused'

/** Problems found by the engine, and those that need the form and the organization. */
export type DraftProblem = Omit<FlowProblem, 'code'> & Readonly<{ code: FlowProblem['code'] | OwnCode }>
