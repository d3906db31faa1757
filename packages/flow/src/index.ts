export { expectedHolidays } from './calendar/expected-holidays.ts'
export { instantAt, instantOfValue, localSecondsOf, localTextOf } from './calendar/wall-clock.ts'
export {
  addMinutes,
  addWorkingMinutes,
  Shift,
  SpecialDays,
  shiftsOn,
  usualWeek,
  type WorkingCalendar,
  WorkingWeek,
} from './calendar/working-calendar.ts'
export {
  type CaseException,
  type ExceptionCode,
  exceptionCodes,
} from './case/case-exception.ts'
export {
  type CaseState,
  type CaseStatus,
  type Continuation,
  type Copy,
  caseStatuses,
  continuations,
  type FrozenReturn,
  isFinal,
  openExceptions,
  type Parent,
  type RevocationTarget,
  type Token,
  type Urgency,
  urgencies,
  type Visit,
} from './case/case-state.ts'
export type { Choices } from './case/choices.ts'
export {
  type FieldPermission,
  fieldPermission,
  isWritableAtStart,
  splitWritable,
} from './case/field-permission.ts'
export {
  type CaseRow,
  type CopyRow,
  project,
  projectAll,
  type ReadChanges,
  type TaskRow,
  type WaitRow,
  type WaitState,
  waitStates,
} from './case/project.ts'
export { sealAt, sealsInForce } from './case/seal.ts'
export {
  type AutomaticRule,
  automaticRules,
  type Deadline,
  isOpen,
  isUnfinished,
  type Signers,
  type SignerVoting,
  type Task,
  type TaskDecision,
  type TaskStage,
  taskDecisions,
  taskStages,
} from './case/task.ts'
export { filledText, titleFor } from './case/title.ts'
export type { FailureReason } from './case/wait.ts'
export { type Json, type Wait, type WaitOutcome, waitOutcomes } from './case/wait.ts'
export { jumpTargets } from './commands/administrator/jump.ts'
export { allowed } from './commands/allowed.ts'
export type {
  AllowedActions,
  AllowedOnTask,
  AllowedOnWait,
  ReturnTarget,
} from './commands/allowed-commands.ts'
export { commandRules } from './commands/command-rules.ts'
export { type CommandResult, decide, findMissingChoices, step } from './commands/decide.ts'
export type {
  BranchToChoose,
  FlowCommand,
  FlowCommandOf,
  FlowCommandType,
  MissingChoices,
  PeopleToChoose,
} from './commands/flow-command.ts'
export { actsOnCase } from './commands/reader/file-messages.ts'
export {
  expectedCommands,
  type RefusedCommand,
  refusedCommands,
} from './commands/refused-commands.ts'
export {
  type ArchiveRule,
  archiveReaders,
  FlowDefinition,
  type FlowDefinitionDraft,
  FlowNode,
  FlowRules,
  FlowTransition,
  type NodeKindName,
  type NodeOf,
  readFlowDefinition,
  readSubmittedFlow,
} from './definition/flow-definition.ts'
export {
  compileFlow,
  type FlowPlan,
  listStops,
  nameOfNode,
  type PlannedTransition,
} from './definition/flow-plan.ts'
export {
  describeExample,
  type FlowProblem,
  type FlowProblemCode,
  flowProblemCodes,
  nameParams,
} from './definition/flow-problem.ts'
export {
  actsFor,
  type Delegation,
  type DelegationKind,
  delegationKinds,
  whyNotDelegate,
} from './delegation/delegation.ts'
export type { Directory, Facts, HolderSet } from './engine/facts.ts'
export { isTaskOfCase } from './engine/tasks-and-waits.ts'
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
  type AppliedSeal,
  type CancelReason,
  cancelReasons,
  type FiledMessage,
  type FlowEvent,
  type FlowEventOf,
  type FlowEventType,
  type LinkChannel,
  linkChannels,
  type NodeOutcome,
  nodeOutcomes,
  type Remark,
} from './events/flow-event.ts'
export { evolve, evolveAll } from './evolve/evolve.ts'
export type { CaseHistory, HistoryEvent, HistoryPerson } from './exchange/case-history.ts'
export { audienceOf, listActivities, originOf } from './exchange/case-history.ts'
export { writeOcel } from './exchange/write-ocel.ts'
export { writeXes } from './exchange/write-xes.ts'
export { isTicking, nextDue } from './limits/set-deadlines.ts'
export {
  AutomationAction,
  actionKinds,
  kindOfAction,
  scheduleColours,
} from './nodes/automation/actions/action-kinds.ts'
export type { OutsideWork } from './nodes/node-kind.ts'
export { outsideWorkOf } from './nodes/node-kinds.ts'
export type { NodeTraits, TaskTraits } from './nodes/node-settings.ts'
export { FieldAccess } from './nodes/node-settings.ts'
export { type Tally, votingModes, votingRule } from './nodes/people/ballot.ts'
export { asksIdentity, decidesWithIdentity } from './nodes/people/identity.ts'
export { isPeopleNode, type PeopleNode, sideInformationAt, taskAt } from './nodes/people/people-node.ts'
export { requiresInput } from './nodes/people/settle-votes.ts'
export {
  decisionButtons,
  IdentityRule,
  NobodyRule,
  pastRanges,
  ReturnRule,
  type SealSettings,
  SideSettings,
  sealRules,
} from './nodes/people-settings.ts'
export { OverdueAction, TimeLimit } from './nodes/time-limit.ts'
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
} from './people-coverage/coverage-of.ts'
export { type DutyFinding, findDutyConflicts } from './people-coverage/find-duty-conflicts.ts'
export { launchersIn } from './people-coverage/starter-groups.ts'
export type { RoutePerson, RouteStep } from './preview/preview-route.ts'
export { previewRoute } from './preview/preview-route.ts'
export { type FlowRefusalCode, flowRefusals, type Objection, refuse } from './refusals.ts'
export { FlowTest, type FlowTestResult, runFlowTest } from './replay/flow-test.ts'
export { lastChoices, type RecordedCase, type RecordedDecision, recordCase } from './replay/recorded-case.ts'
export {
  type Comparison,
  type Course,
  type CourseStep,
  compareCourses,
  comparisons,
  replayCase,
} from './replay/replay-case.ts'
export { findLostNodes, whyNotMigrate } from './rules/why-not-migrate.ts'
export { findUnsoundness } from './soundness/find-unsoundness.ts'
export {
  findPeople,
  listFixedPeople,
  namedHoldersOf,
  PeopleSource,
  referencedNode,
} from './sources/people-source.ts'
export type { SourceReason } from './sources/source-kind.ts'
export { answerKey, type InterfaceQuestion } from './sources/source-kind.ts'
export { findUnreachedTasks, removedNodesOf, timeline } from './timeline/timeline.ts'
export {
  caseActions,
  type StepStatus,
  type StepWork,
  stepStatuses,
  stepWorks,
  type TimelineStep,
  type Vote,
} from './timeline/timeline-step.ts'
export type { CaseTitles } from './translations/case-titles.ts'
export { FlowTranslations, type FlowWords, wordsIn } from './translations/flow-translations.ts'
export { flowIn, inEachLanguage, nodeParams, translateFlow } from './translations/translate-flow.ts'
export type { EventField } from './triggers/events/event-kind.ts'
export type { TimeEvent } from './triggers/events/event-kinds.ts'
export {
  caseOccurrence,
  eventKinds,
  kindOfEvent,
  type RecordChangeKind,
  recordChangeKinds,
  recordOccurrence,
  TriggerEvent,
  type WebhookColumn,
  WebhookField,
  webhookColumnTypes,
  webhookTypes,
} from './triggers/events/event-kinds.ts'
export { noticeOccurrence, triggeringNotices } from './triggers/events/notice.ts'
export { fieldsFromSample, valueFromSample } from './triggers/sampled-fields.ts'
export { nextTime } from './triggers/schedule/next-time.ts'
export { readCron } from './triggers/schedule/read-cron.ts'
export { freeDayRules, monthRhythms, Schedule, ScheduleEnd } from './triggers/schedule/schedule.ts'
export { TriggerDefinition } from './triggers/trigger-definition.ts'
