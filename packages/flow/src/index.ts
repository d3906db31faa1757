export { allowed } from './allowed.ts'
export type { Allowed, AllowedOnTask, AllowedOnWait, ReturnTarget } from './allowed-commands.ts'
export { type ArchiveRule, archiveReaders } from './archive-rule.ts'
export { addMinutes, addWorkingMinutes } from './calendar/add-minutes.ts'
export { momentOf } from './calendar/moment-of.ts'
export { shiftsOn } from './calendar/shifts-on.ts'
export { instantAt, wallOf, wallTextOf } from './calendar/wall-clock.ts'
export {
  Shift,
  SpecialDays,
  usualWeek,
  type WorkingCalendar,
  WorkingWeek,
} from './calendar/working-calendar.ts'
export { type CaseOutcome, caseOutcomes, outcomeIn } from './case-outcome.ts'
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
  type Frozen,
  isFinal,
  isOpen,
  isUndone,
  type Json,
  type Parent,
  type Revokes,
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
} from './case-state.ts'
export type { BranchToChoose, Choices, PeopleToChoose, ToChoose } from './choices.ts'
export { jumpTargets } from './commands/administrator/jump.ts'
export { commandRules } from './commands/command-rules.ts'
export {
  type Coverage,
  type CoverageFinding,
  type CoverageGap,
  coverageGaps,
  coverageOf,
} from './covering/coverage-of.ts'
export { launchersIn } from './covering/launchers-in.ts'
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
export { readersOf } from './exchange/readers-of.ts'
export { tellEvents } from './exchange/tell-events.ts'
export { tellOrigin } from './exchange/tell-origin.ts'
export type { ToldCase, ToldEvent, ToldPerson } from './exchange/told-case.ts'
export { writeOcel } from './exchange/write-ocel.ts'
export { writeXes } from './exchange/write-xes.ts'
export type { Directory, Facts, HolderSet } from './facts.ts'
export type { FailureReason } from './failure-reason.ts'
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
} from './flow-event.ts'
export { compileFlow, type FlowPlan, nameOfNode, type PlannedLine } from './flow-plan.ts'
export { type FlowProblem, type FlowProblemCode, flowProblemCodes } from './flow-problem.ts'
export { FlowRules } from './flow-rules.ts'
export type { Remark } from './happened.ts'
export { isAskedAtStart } from './is-asked-at-start.ts'
export { isTicking } from './limits/is-ticking.ts'
export { nextDue } from './limits/next-due.ts'
export {
  AutomationAction,
  actionKinds,
  kindOfAction,
} from './nodes/automation/actions/action-kinds.ts'
export { outsideWorkOf } from './nodes/node-kinds.ts'
export { FieldAccess } from './nodes/node-settings.ts'
export type { NodeTraits, TaskTraits } from './nodes/node-traits.ts'
export type { OutsideWork } from './nodes/outside-work.ts'
export { isPeopleNode, type PeopleNode, taskAt } from './nodes/people/people-node.ts'
export { NobodyRule, ReturnRule, Voting } from './nodes/people-settings.ts'
export { sideOf } from './nodes/side-of.ts'
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
  type SystemKindName,
  sourcesAt,
  traitsOf,
  workAt,
} from './nodes/traits-of.ts'
export { openExceptions } from './open-exceptions.ts'
export { previewRoute } from './preview-route.ts'
export { project, projectAll } from './project.ts'
export {
  type CaseRow,
  type CopyRow,
  type ReadChanges,
  type TaskRow,
  type WaitRow,
  type WaitState,
  waitStates,
} from './read-changes.ts'
export { readFlowDefinition } from './read-flow-definition.ts'
export { type FlowRefusalCode, flowRefusals, type Objection, refuse } from './refusals.ts'
export { type Comparison, compareCourses, comparisons } from './replay/compare-courses.ts'
export { FlowTest, type FlowTestResult, runFlowTest } from './replay/flow-test.ts'
export { type RecordedCase, type RecordedDecision, recordedCase } from './replay/recorded-case.ts'
export { type Course, type CourseStep, replayCase } from './replay/replay-case.ts'
export type { RoutePerson, RouteStep } from './route-step.ts'
export { lostNodes, whyNotMigrate } from './rules/why-not-migrate.ts'
export { sayExample } from './say-example.ts'
export { scheduleColours } from './schedule-colours.ts'
export { findUnsoundness } from './soundness/find-unsoundness.ts'
export { answerKey, type InterfaceQuestion } from './sources/answer-key.ts'
export {
  findPeople,
  fixedPeople,
  holdersNamedBy,
  nodeNamedBy,
  PeopleSource,
} from './sources/people-source.ts'
export type { Why } from './sources/source-kind.ts'
export { takeFlowDefinition } from './take-flow-definition.ts'
export { goneNodes } from './timeline/gone-nodes.ts'
export { neverReached } from './timeline/never-reached.ts'
export { timeline } from './timeline/timeline.ts'
export {
  type StepStatus,
  type StepWork,
  stepStatuses,
  stepWorks,
  type TimelineStep,
  type Vote,
} from './timeline-step.ts'
export { filledText, titleFor } from './title.ts'
export { caseOccurrence } from './triggers/events/approval.ts'
export type { EventField } from './triggers/events/event-kind.ts'
export { eventKinds, kindOfEvent, TriggerEvent } from './triggers/events/event-kinds.ts'
export { noticeOccurrence, triggeringNotices } from './triggers/events/notice.ts'
export { type RecordDeed, recordDeeds, recordOccurrence } from './triggers/events/record.ts'
export type { TimeEvent } from './triggers/events/time.ts'
export { type WebhookField, webhookTypes } from './triggers/events/webhook.ts'
export { sampledFields, sampledValue } from './triggers/sampled-fields.ts'
export { readCron } from './triggers/schedule/cron/read-cron.ts'
export { nextTime } from './triggers/schedule/next-time.ts'
export { freeDayRules, monthRhythms, Schedule, ScheduleEnd } from './triggers/schedule/schedule.ts'
export { TriggerDefinition } from './triggers/trigger-definition.ts'
