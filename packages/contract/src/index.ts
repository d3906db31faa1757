import { approvals } from './approvals.ts'
import { areas } from './areas.ts'
import { billRules } from './bill-rules.ts'
import { caseArchive } from './case-archive.ts'
import { caseSide } from './case-side.ts'
import { choices } from './choices.ts'
import { dataInterfaces } from './data-interfaces.ts'
import { delegations } from './delegations.ts'
import { flowDesign, formDesign } from './design.ts'
import { dictionary } from './dictionary.ts'
import { documents } from './documents.ts'
import { evidence } from './evidence.ts'
import { files } from './files.ts'
import { flowReview } from './flow-review.ts'
import { flowStatistics } from './flow-statistics.ts'
import { handOver } from './hand-over.ts'
import { listDesign } from './list-design.ts'
import { locations } from './locations.ts'
import { notices } from './notices.ts'
import { organization } from './organization.ts'
import { phrases } from './phrases.ts'
import { printTemplates } from './print-templates.ts'
import { recordSheets } from './record-sheets.ts'
import { recordViews } from './record-views.ts'
import { records } from './records.ts'
import { schedules } from './schedules.ts'
import { session } from './session.ts'
import { shortLinks } from './short-links.ts'
import { signatures } from './signatures.ts'
import { system } from './system.ts'
import { triggers } from './triggers.ts'
import { webhooks } from './webhooks.ts'
import { workingCalendar } from './working-calendar.ts'

/** Every call of the product, by feature. */
export const contract = {
  session,
  organization,
  approvals,
  caseSide,
  caseArchive,
  delegations,
  handOver,
  evidence,
  flowStatistics,
  notices,
  formDesign,
  flowDesign,
  flowReview,
  listDesign,
  printTemplates,
  records,
  recordSheets,
  recordViews,
  files,
  documents,
  schedules,
  shortLinks,
  signatures,
  phrases,
  locations,
  system,
  dictionary,
  choices,
  areas,
  billRules,
  dataInterfaces,
  webhooks,
  workingCalendar,
  triggers,
}
export type Contract = typeof contract

export type {
  Allowed,
  CaseCard,
  CaseComment,
  CaseException,
  CaseInNeed,
  CaseView,
  FlowCard,
  HistoryEntry,
  LaunchView,
  ListName,
  Migration,
  RouteStep,
  Steering,
} from './approvals.ts'
export { BatchControl, CaseControl } from './approvals.ts'
export { BillRuleSettings } from './bill-rules.ts'
export type { ChoicesThrough } from './choices.ts'
export { documentOrders, documentShelves, largestFile, mostCounted } from './constants.ts'
export {
  DataSourceOrigin,
  InterfaceAudience,
  type InterfaceParameter,
  InterfaceQuestion,
  InterfaceRow,
  type InterfaceSource,
} from './data-interfaces.ts'
export type { DelegationView } from './delegations.ts'
export { manyRecords } from './design.ts'
export type { DictionaryEntry } from './dictionary.ts'
export type { DocumentDetail, DocumentRow } from './documents.ts'
export {
  type Access,
  type Answered,
  type Endpoint,
  endpoint,
  isWriting,
  type Read,
  type ReadingEndpoint,
  type Received,
  type Sent,
} from './endpoint.ts'
export { Envelope, RefusalData } from './envelope.ts'
export type { StoredFile } from './files.ts'
export type { FlowFigures } from './flow-statistics.ts'
export type { HandedOver, InHand } from './hand-over.ts'
export type { Poi } from './locations.ts'
export type { NoticeType } from './notices.ts'
export { type EndpointGroups, openapi } from './openapi.ts'
export type { UserRow } from './organization.ts'
export type { ViewAsks } from './record-views.ts'
export { mostAnsweredRows, type RecordChange, type RecordDifference, type RecordRow } from './records.ts'
export { type RefusalCode, refusals, sessionEnding } from './refusals.ts'
export { type ScheduleDetail, type ScheduleEntry, type ScheduleReminder, ScheduleWish } from './schedules.ts'
export type { CurrentUser, UserInfo } from './session.ts'
export { Instant, type PersonRef } from './shapes.ts'
export type { ShortLink } from './short-links.ts'
export { ClientFrame, ServerFrame } from './socket.ts'
export type { RunState, TriggerRow } from './triggers.ts'
export { type WebhookEvent, webhookEvents } from './webhooks.ts'
