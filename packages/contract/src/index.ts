import { approvals } from './approvals.ts'
import { areas } from './areas.ts'
import { billRules } from './bill-rules.ts'
import { choices } from './choices.ts'
import { dataInterfaces } from './data-interfaces.ts'
import { delegations } from './delegations.ts'
import { flowDesign, formDesign } from './design.ts'
import { dictionary } from './dictionary.ts'
import { files } from './files.ts'
import { listDesign } from './list-design.ts'
import { locations } from './locations.ts'
import { notices } from './notices.ts'
import { organization } from './organization.ts'
import { printTemplates } from './print-templates.ts'
import { recordSheets } from './record-sheets.ts'
import { recordViews } from './record-views.ts'
import { records } from './records.ts'
import { session } from './session.ts'
import { shortLinks } from './short-links.ts'
import { signatures } from './signatures.ts'
import { system } from './system.ts'

/** Every call of the product, by feature. */
export const contract = {
  session,
  organization,
  approvals,
  delegations,
  notices,
  formDesign,
  flowDesign,
  listDesign,
  printTemplates,
  records,
  recordSheets,
  recordViews,
  files,
  shortLinks,
  signatures,
  locations,
  system,
  dictionary,
  choices,
  areas,
  billRules,
  dataInterfaces,
}
export type Contract = typeof contract

export type {
  Allowed,
  CaseCard,
  CaseComment,
  CaseView,
  FlowCard,
  HistoryEntry,
  LaunchView,
  ListName,
  RouteStep,
} from './approvals.ts'
export { BillRuleSettings } from './bill-rules.ts'
export type { ChoicesThrough } from './choices.ts'
export {
  DataSourceOrigin,
  InterfaceAudience,
  type InterfaceParameter,
  InterfaceQuestion,
  InterfaceRow,
  type InterfaceSource,
} from './data-interfaces.ts'
export type { DelegationView } from './delegations.ts'
export type { DictionaryEntry } from './dictionary.ts'
export {
  type Access,
  type Answered,
  type Endpoint,
  endpoint,
  isWriting,
  type Read,
  type Received,
  type Sent,
} from './endpoint.ts'
export { Envelope, RefusalData } from './envelope.ts'
export type { StoredFile } from './files.ts'
export type { Poi } from './locations.ts'
export { type EndpointGroups, openapi } from './openapi.ts'
export type { UserRow } from './organization.ts'
export type { ViewAsks } from './record-views.ts'
export type { RecordChange, RecordDifference, RecordRow } from './records.ts'
export { type RefusalCode, refusals, sessionEnding } from './refusals.ts'
export type { CurrentUser, UserInfo } from './session.ts'
export type { PersonRef } from './shapes.ts'
export type { ShortLink } from './short-links.ts'
export { ClientFrame, ServerFrame } from './socket.ts'
