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

/** What the flow engine finds, and what only shows beside the form and the organization. */
export type DraftProblem = Omit<FlowProblem, 'code'> & Readonly<{ code: FlowProblem['code'] | OwnCode }>
