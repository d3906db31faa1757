import { account } from './account.ts'
import { accessKeys } from './administration/access-keys.ts'
import { applications } from './administration/applications.ts'
import { icons } from './administration/icons.ts'
import { logs } from './administration/logs.ts'
import { monitor } from './administration/monitor.ts'
import { onlineUsers } from './administration/online-users.ts'
import { registration } from './administration/registration.ts'
import { seals, signatureAdministration } from './administration/seals.ts'
import { settings } from './administration/settings.ts'
import { approvals } from './approvals/approvals.ts'
import { caseAccess } from './approvals/case-access.ts'
import { caseSide } from './approvals/case-side.ts'
import { decisionLinks } from './approvals/decision-links.ts'
import { delegations } from './approvals/delegations.ts'
import { caseArchive, evidence } from './approvals/evidence.ts'
import { flowReview, flowStatistics } from './approvals/flow-review.ts'
import { handOver } from './approvals/hand-over.ts'
import { dataInterfaces } from './data-interfaces/data-interfaces.ts'
import { dataSyncs } from './data-interfaces/data-syncs.ts'
import { definitionFiles } from './design/definition-files.ts'
import { designEditing } from './design/design-editing.ts'
import { designLife } from './design/design-life.ts'
import { flowDesign } from './design/flow-design.ts'
import { formDesign } from './design/form-design.ts'
import { documents } from './documents.ts'
import { files } from './files.ts'
import { locations } from './locations.ts'
import { announcements } from './messages/announcements.ts'
import { channels } from './messages/channels.ts'
import { chat } from './messages/chat.ts'
import { chatBlocks } from './messages/chat-blocks.ts'
import { chatExports } from './messages/chat-exports.ts'
import { chatReports } from './messages/chat-reports.ts'
import { notices } from './messages/notices.ts'
import { myself } from './myself.ts'
import { authorizationGroups } from './organization/authorization-groups.ts'
import { groups, roles } from './organization/circles.ts'
import { contacts } from './organization/contacts.ts'
import { directorySync } from './organization/directory-sync.ts'
import { externals } from './organization/externals.ts'
import { grades } from './organization/grades.ts'
import { organization } from './organization/organization.ts'
import { organizationSheets } from './organization/organization-sheets.ts'
import { people } from './organization/people.ts'
import { personnel } from './organization/personnel.ts'
import { secondments } from './organization/secondments.ts'
import { staffChanges } from './organization/staff-changes.ts'
import { units } from './organization/units.ts'
import { accessRequests } from './records/access-requests.ts'
import { launchRequests } from './records/launch-requests.ts'
import { listDesign, printTemplates } from './records/list-design.ts'
import { recordSheets, recordViews } from './records/record-views.ts'
import { records } from './records/records.ts'
import { rightsHelp } from './records/rights-help.ts'
import { areaAdministration } from './reference-data/areas.ts'
import { billRules } from './reference-data/bill-rules.ts'
import { areas, choices } from './reference-data/choices.ts'
import { dictionary } from './reference-data/dictionary.ts'
import { schedules } from './schedules.ts'
import { session } from './session.ts'
import { shortLinks } from './short-links.ts'
import { phrases, signatures } from './signatures.ts'
import { system, workingCalendar } from './system.ts'
import { triggers } from './triggers.ts'
import { passkeys } from './ways-in/passkeys.ts'
import { scanLogin, socials, waysIn } from './ways-in/ways-in.ts'
import { webhooks } from './webhooks.ts'

/** All endpoints, by feature. */
export const contract = {
  session,
  waysIn,
  scanLogin,
  socials,
  passkeys,
  account,
  myself,
  organization,
  applications,
  units,
  secondments,
  staffChanges,
  people,
  personnel,
  contacts,
  externals,
  roles,
  groups,
  authorizationGroups,
  grades,
  organizationSheets,
  directorySync,
  approvals,
  accessRequests,
  launchRequests,
  caseAccess,
  caseSide,
  caseArchive,
  decisionLinks,
  delegations,
  handOver,
  evidence,
  flowStatistics,
  notices,
  channels,
  chat,
  chatBlocks,
  chatExports,
  chatReports,
  formDesign,
  flowDesign,
  designLife,
  designEditing,
  definitionFiles,
  flowReview,
  listDesign,
  printTemplates,
  records,
  recordSheets,
  recordViews,
  rightsHelp,
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
  areaAdministration,
  seals,
  icons,
  signatureAdministration,
  billRules,
  dataInterfaces,
  dataSyncs,
  webhooks,
  workingCalendar,
  triggers,
  settings,
  onlineUsers,
  logs,
  monitor,
  accessKeys,
  announcements,
  registration,
}
export type Contract = typeof contract

export {
  ApplicationDefinition,
  deepestMenu,
  incomingPage,
  type MenuEntry,
  type MenuItem,
  type MenuPage,
  type MenuScreen,
  type MenuTarget,
  menuPages,
  mostMenuEntries,
} from './administration/applications.ts'
export { largestIcon, mostIcons } from './administration/icons.ts'
export { type LogKind, logKinds, signInWays } from './administration/logs.ts'
export type { CacheName } from './administration/monitor.ts'
export { askedSystems } from './administration/monitor.ts'
export { type SealKind, sealKinds } from './administration/seals.ts'
export {
  isSocialVendor,
  isWorkNoticeVendor,
  largestPicture,
  type ProviderName,
  pictureFields,
  type SettingGroup,
  type SettingPicture,
  type SettingValues,
  type SocialVendorName,
  secretFields,
  settingGroups,
  settingText,
  socialFinders,
  socialVendors,
  type WorkNoticeVendorName,
  workNoticeVendors,
} from './administration/setting-groups.ts'
export type {
  AllowedActions,
  AvailableControls,
  CaseCard,
  CaseComment,
  CaseException,
  CaseView,
  FlowCard,
  HistoryEntry,
  LaunchView,
  ListName,
  Migration,
  ReceivingFlow,
  RefusedAction,
  RouteStep,
  StuckCase,
} from './approvals/approvals.ts'
export { BatchControl, CaseControl } from './approvals/approvals.ts'
export type { DelegationView } from './approvals/delegations.ts'
export type { FlowFigures } from './approvals/flow-review.ts'
export type { HandOverResult, PersonWorkload } from './approvals/hand-over.ts'
export {
  DataSourceOrigin,
  InterfaceAudience,
  type InterfaceParameter,
  InterfaceQuestion,
  InterfaceRow,
  type InterfaceSource,
} from './data-interfaces/data-interfaces.ts'
export {
  DataSyncChange,
  DataSyncCounts,
  DataSyncParameter,
  type DataSyncRun,
  DataSyncSettings,
  type DataSyncTarget,
  type DataSyncVanished,
  dataSyncChangeKinds,
  dataSyncMoments,
  dataSyncSchedules,
} from './data-interfaces/data-syncs.ts'
export { definitionKinds, largestDefinitionFile, outsideKinds } from './design/definition-files.ts'
export { mostCategoryLevels } from './design/design-categories.ts'
export { type EditedKind, editorExpiresMs } from './design/design-editing.ts'
export { dependentKinds, restorableDays } from './design/design-life.ts'
export type { ListedDesigns } from './design/design-row.ts'
export { mostCountedRecords } from './design/form-design.ts'
export {
  type ExcusedRelease,
  type ExcusedReleases,
  type Release,
  type ReleaseFinding,
  type ReleaseRight,
  releaseRights,
} from './design/release.ts'
export type { DocumentDetail, DocumentRow } from './documents.ts'
export type { StoredFile } from './files.ts'
export type { Poi } from './locations.ts'
export {
  type ChannelRule,
  channelRules,
  deliveryStates,
  type MessageChannel,
  messageChannels,
  type NoticeCategory,
  noticeCategories,
  type ReplyState,
  templateParameters,
} from './messages/channel-constants.ts'
export {
  type ChatBar,
  chatBars,
  chatReactions,
  closingOutcomes,
  editHours,
  exportStates,
  largestVoice,
  longestChatText,
  longestVoiceSeconds,
  mostMembers,
  recallMinutes,
  reportReasons,
  reportsPerDay,
  waveformBars,
} from './messages/chat-constants.ts'
export type {
  ChatFile,
  ChatMessage,
  Conversation,
  ConversationRow,
} from './messages/chat-views.ts'
export { longestSnoozeDays, type NoticeRow, type NoticeType, noticePlaces } from './messages/notices.ts'
export { largestAvatar, type Preferences, readPreferences } from './myself.ts'
export type { AuthorizationGroup } from './organization/authorization-groups.ts'
export {
  type CircleRemovals,
  type GroupChange,
  mostCirclesAtOnce,
  type RightChanges,
} from './organization/circles.ts'
export {
  DirectoryChange,
  DirectoryCounts,
  type DirectoryRun,
  directoryChangeKinds,
} from './organization/directory-sync.ts'
export type { Grade } from './organization/grades.ts'
export { Holder, type NamedHolder, type NamedPeopleHolder, type PeopleHolder } from './organization/holder.ts'
export { accountKinds, attributePrefix, memberRuleScope } from './organization/member-rule.ts'
export type { ChoosableUser, UserRow } from './organization/views.ts'
export { type AccessKind, accessKinds, accessRequestDays } from './records/access-requests.ts'
export { type LaunchRequest, launchRequestStates } from './records/launch-requests.ts'
export type { ViewSettings } from './records/record-views.ts'
export {
  mostAnsweredRows,
  type RecordChange,
  type RecordDifference,
  type RecordRow,
} from './records/records.ts'
export { buttonOfRight, type ListRightName, listRights } from './records/rights-help.ts'
export { BillRuleSettings, billNumberStates } from './reference-data/bill-rules.ts'
export type { ChoiceContext } from './reference-data/choices.ts'
export type { DictionaryEntry } from './reference-data/dictionary.ts'
export { type RefusalCode, refusals, sessionEnding } from './refusals.ts'
export { type ScheduleDetail, type ScheduleEntry, ScheduleInput, type ScheduleReminder } from './schedules.ts'
export type { CurrentUser, UserInfo } from './session.ts'
export type { ShortLink } from './short-links.ts'
export type { RunState, TriggerRow } from './triggers.ts'
export { NewPasskey, PasskeySignature, passkeyTransports } from './ways-in/passkeys.ts'
export {
  type RobotFormat,
  robotFormats,
  type WebhookEvent,
  webhookEvents,
  webhookFormats,
} from './webhooks.ts'
export {
  type AdministrationArea,
  administrationAreas,
  areasByPart,
  type CallArea,
  callAreas,
} from './wire/administration-areas.ts'
export { documentOrders, documentShelves, largestFile, mostCounted } from './wire/constants.ts'
export {
  type Access,
  Day,
  type Endpoint,
  Envelope,
  endpoint,
  type HandlerOutput,
  Id,
  Instant,
  isForViewers,
  isWriting,
  type ParsedInput,
  type ParsedOutput,
  type PersonRef,
  type ReadingEndpoint,
  RefusalData,
  type RequestInput,
} from './wire/endpoint.ts'
export {
  administrationScope,
  isInScopes,
  type KeyArea,
  type KeyNeed,
  keyAreasOf,
  keyNeedOf,
  scimNeeds,
  uploadNeed,
} from './wire/key-scopes.ts'
export { type EndpointGroups, openapi } from './wire/openapi.ts'
export { ClientFrame, ServerFrame } from './wire/socket.ts'
export { type SyncRun, syncRunKinds, syncRunStates } from './wire/sync-run.ts'
