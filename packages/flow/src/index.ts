export type { Allowed, AllowedOnTask, ReturnTarget } from './allowed-commands.ts'
export {
  type AutomaticRule,
  automaticRules,
  type CaseException,
  type CaseState,
  type CaseStatus,
  type Continuation,
  type Copy,
  caseStatuses,
  continuations,
  type ExceptionCode,
  exceptionCodes,
  type Frozen,
  isOpen,
  isUndone,
  type Task,
  type TaskDecision,
  type TaskStage,
  type Token,
  taskDecisions,
  taskStages,
  type Urgency,
  urgencies,
  type Visit,
} from './case-state.ts'
export {
  type ChainEnd,
  type ChainFault,
  type ChainRow,
  chainOf,
  type Hash,
  linkEvents,
  verifyChain,
} from './event-chain.ts'
export type { Directory, Facts, HolderSet } from './facts.ts'
export type { FlowCommand, FlowCommandOf, FlowCommandType } from './flow-command.ts'
export {
  FlowDefinition,
  type FlowDefinitionDraft,
  FlowLine,
  FlowNode,
  type NodeKindName,
  type NodeOf,
} from './flow-definition.ts'
export {
  type CancelReason,
  cancelReasons,
  type FlowEvent,
  type FlowEventOf,
  type FlowEventType,
  type NodeOutcome,
  nodeOutcomes,
  type Remark,
} from './flow-event.ts'
export { type FlowProblem, type FlowProblemCode, flowProblemCodes } from './flow-problem.ts'
export { FlowRules } from './flow-rules.ts'
export { FieldAccess } from './nodes/node-settings.ts'
export { NobodyRule, ReturnRule, Voting } from './nodes/people-settings.ts'
export type { CaseRow, CopyRow, ReadChanges, TaskRow } from './read-changes.ts'
export { readFlowDefinition } from './read-flow-definition.ts'
export { type FlowRefusalCode, flowRefusals, type Objection, refuse } from './refusals.ts'
export type { RoutePerson, RouteStep } from './route-step.ts'
export { PeopleSource } from './sources/people-source.ts'
export { type StepStatus, stepStatuses, type TimelineStep, type Vote } from './timeline-step.ts'
