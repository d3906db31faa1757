export { allowed } from './allowed.ts'
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
  type Signers,
  type SignerVoting,
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
export type { BranchToChoose, Choices, PeopleToChoose, ToChoose } from './choices.ts'
export { choicesAhead, type Decided, decide, step } from './decide.ts'
export { actsFor } from './delegation/acts-for.ts'
export { type Delegation, type DelegationKind, delegationKinds } from './delegation/delegation.ts'
export { whyNotDelegate } from './delegation/why-not-delegate.ts'
export {
  type ChainEnd,
  type ChainFault,
  type ChainRow,
  chainOf,
  type Hash,
  linkEvents,
  verifyChain,
} from './event-chain.ts'
export { evolve, evolveAll } from './evolve/evolve.ts'
export type { Directory, Facts, HolderSet } from './facts.ts'
export { type FieldPermission, fieldPermission, splitWritable } from './field-permission.ts'
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
export { compileFlow, type FlowPlan, nameOfNode, type PlannedLine } from './flow-plan.ts'
export { type FlowProblem, type FlowProblemCode, flowProblemCodes } from './flow-problem.ts'
export { FlowRules } from './flow-rules.ts'
export { FieldAccess } from './nodes/node-settings.ts'
export { NobodyRule, ReturnRule, Voting } from './nodes/people-settings.ts'
export { previewRoute } from './preview-route.ts'
export { project, projectAll } from './project.ts'
export type { CaseRow, CopyRow, ReadChanges, TaskRow } from './read-changes.ts'
export { readFlowDefinition } from './read-flow-definition.ts'
export { type FlowRefusalCode, flowRefusals, type Objection, refuse } from './refusals.ts'
export type { RoutePerson, RouteStep } from './route-step.ts'
export { findUnsoundness } from './soundness/find-unsoundness.ts'
export { answerKey, type InterfaceQuestion } from './sources/answer-key.ts'
export { PeopleSource } from './sources/people-source.ts'
export type { Why } from './sources/source-kind.ts'
export { timeline } from './timeline/timeline.ts'
export { type StepStatus, stepStatuses, type TimelineStep, type Vote } from './timeline-step.ts'
export { titleFor } from './title.ts'
