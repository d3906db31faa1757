export { addMinutes, addWorkingMinutes } from './calendar/add-minutes.ts'
export { instantOfValue } from './calendar/moment-of.ts'
export { instantAt, wallOf, wallTextOf } from './calendar/wall-clock.ts'
export {
  Shift,
  SpecialDays,
  shiftsOn,
  usualWeek,
  type WorkingCalendar,
  WorkingWeek,
} from './calendar/working-calendar.ts'
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
  type Deadline,
  type ExceptionCode,
  exceptionCodes,
  type FrozenReturn,
  isFinal,
  isOpen,
  isUndone,
  type Json,
  type Parent,
  type RevocationTarget,
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
  type Wait,
  type WaitOutcome,
  waitOutcomes,
} from './case/case-state.ts'
export type { FailureReason } from './case/failure-reason.ts'
export {
  type FieldPermission,
  fieldPermission,
  isAskedAtStart,
  splitWritable,
} from './case/field-permission.ts'
export { openExceptions } from './case/open-exceptions.ts'
export { project, projectAll } from './case/project.ts'
export {
  type CaseRow,
  type CopyRow,
  type ReadChanges,
  type TaskRow,
  type WaitRow,
  type WaitState,
  waitStates,
} from './case/read-changes.ts'
export { filledText, titleFor } from './case/title.ts'
export { jumpTargets } from './commands/administrator/jump.ts'
export { allowed } from './commands/allowed.ts'
export type { Allowed, AllowedOnTask, AllowedOnWait, ReturnTarget } from './commands/allowed-commands.ts'
export type { BranchToChoose, Choices, PeopleToChoose, ToChoose } from './commands/choices.ts'
export { commandRules } from './commands/command-rules.ts'
export { type CommandResult, choicesAhead, decide, step } from './commands/decide.ts'
export type { FlowCommand, FlowCommandOf, FlowCommandType } from './commands/flow-command.ts'
export {
  FlowDefinition,
  type FlowDefinitionDraft,
  FlowLine,
  FlowNode,
  type NodeKindName,
  type NodeOf,
} from './definition/flow-definition.ts'
export { compileFlow, type FlowPlan, nameOfNode, type PlannedLine } from './definition/flow-plan.ts'
export {
  type FlowProblem,
  type FlowProblemCode,
  flowProblemCodes,
  sayExample,
} from './definition/flow-problem.ts'
export { type ArchiveRule, archiveReaders, FlowRules } from './definition/flow-rules.ts'
export { readFlowDefinition, takeFlowDefinition } from './definition/read-flow-definition.ts'
export { actsFor, type Delegation, type DelegationKind, delegationKinds } from './delegation/delegation.ts'
export { whyNotDelegate } from './delegation/why-not-delegate.ts'
export type { Directory, Facts, HolderSet } from './engine/facts.ts'
export {
  type ChainEnd,
  type ChainFault,
  type ChainRow,
  chainOf,
  type Hash,
  linkEvents,
  verifyChain,
} from './events/event-chain.ts'
export { type CaseOutcome, caseOutcomes, outcomeIn } from './events/event-traits.ts'
export {
  type CancelReason,
  cancelReasons,
  type FlowEvent,
  type FlowEventOf,
  type FlowEventType,
  type NodeOutcome,
  nodeOutcomes,
} from './events/flow-event.ts'
export type { Remark } from './events/happened.ts'
export { evolve, evolveAll } from './evolve/evolve.ts'
export { readersOf } from './exchange/readers-of.ts'
export { tellEvents } from './exchange/tell-events.ts'
export type { CaseHistory, HistoryEvent, HistoryPerson } from './exchange/told-case.ts'
export { tellOrigin } from './exchange/told-case.ts'
export { writeOcel } from './exchange/write-ocel.ts'
export { writeXes } from './exchange/write-xes.ts'
export { isTicking, nextDue } from './limits/next-due.ts'
export {
  AutomationAction,
  actionKinds,
  kindOfAction,
} from './nodes/automation/actions/action-kinds.ts'
export { scheduleColours } from './nodes/automation/actions/add-schedule.ts'
export { outsideWorkOf } from './nodes/node-kinds.ts'
export { FieldAccess } from './nodes/node-settings.ts'
export type { NodeTraits, TaskTraits } from './nodes/node-traits.ts'
export type { OutsideWork } from './nodes/outside-work.ts'
export { isPeopleNode, type PeopleNode, sideOf, taskAt } from './nodes/people/people-node.ts'
export { type Tally, votingModes, votingRule } from './nodes/people/voting-rule.ts'
export { decisionButtons, NobodyRule, ReturnRule } from './nodes/people-settings.ts'
export { pastRanges, SideSettings } from './nodes/side-settings.ts'
export { stopsOf } from './nodes/stops.ts'
export { OverdueAct, TimeLimit } from './nodes/time-limit.ts'
export {
  fieldsAt,
  isBranch,
  isEnd,
  isMerge,
  isStart,
  nodeTraits,
  sourcesAt,
  traitsOf,
  type WorkKindName,
  workAt,
} from './nodes/traits-of.ts'
export { Voting } from './nodes/voting.ts'
export {
  type Coverage,
  type CoverageFinding,
  type CoverageGap,
  coverageGaps,
  coverageOf,
  launchersIn,
} from './people-coverage/coverage-of.ts'
export { previewRoute } from './preview/preview-route.ts'
export type { RoutePerson, RouteStep } from './preview/route-step.ts'
export { type FlowRefusalCode, flowRefusals, type Objection, refuse } from './refusals.ts'
export { type Comparison, compareCourses, comparisons } from './replay/compare-courses.ts'
export { FlowTest, type FlowTestResult, runFlowTest } from './replay/flow-test.ts'
export { type RecordedCase, type RecordedDecision, recordedCase } from './replay/recorded-case.ts'
export { type Course, type CourseStep, replayCase } from './replay/replay-case.ts'
export { lostNodes, whyNotMigrate } from './rules/why-not-migrate.ts'
export { findUnsoundness } from './soundness/find-unsoundness.ts'
export { answerKey, type InterfaceQuestion } from './sources/answer-key.ts'
export {
  findPeople,
  fixedPeople,
  holdersNamedBy,
  nodeNamedBy,
  PeopleSource,
} from './sources/people-source.ts'
export type { SourceReason } from './sources/source-kind.ts'
export { goneNodes, neverReached, timeline } from './timeline/timeline.ts'
export {
  type StepStatus,
  type StepWork,
  stepStatuses,
  stepWorks,
  type TimelineStep,
  type Vote,
} from './timeline/timeline-step.ts'
export { caseOccurrence } from './triggers/events/approval.ts'
export type { EventField } from './triggers/events/event-kind.ts'
export { eventKinds, kindOfEvent, TriggerEvent } from './triggers/events/event-kinds.ts'
export { noticeOccurrence, triggeringNotices } from './triggers/events/notice.ts'
export { type RecordChangeKind, recordChangeKinds, recordOccurrence } from './triggers/events/record.ts'
export type { TimeEvent } from './triggers/events/time.ts'
export { type WebhookField, webhookTypes } from './triggers/events/webhook.ts'
export { sampledFields, sampledValue } from './triggers/sampled-fields.ts'
export { readCron } from './triggers/schedule/cron/read-cron.ts'
export { nextTime } from './triggers/schedule/next-time.ts'
export { freeDayRules, monthRhythms, Schedule, ScheduleEnd } from './triggers/schedule/schedule.ts'
export { TriggerDefinition } from './triggers/trigger-definition.ts'
