import type { Route } from '../http/serve.ts'
import { account } from './account/index.ts'
import { approvals } from './approvals/index.ts'
import { dataSyncs } from './automation/data-syncs/index.ts'
import { triggers } from './automation/triggers/index.ts'
import { webhooks } from './automation/webhooks/index.ts'
import { caseArchive } from './cases/archive/index.ts'
import { caseSide } from './cases/side/index.ts'
import { authorizationGroups } from './company/authorization-groups/index.ts'
import { contacts } from './company/contacts/index.ts'
import { delegations } from './company/delegations/index.ts'
import { directorySync } from './company/directory-sync/index.ts'
import { externals } from './company/externals/index.ts'
import { grades } from './company/grades/index.ts'
import { handOver } from './company/hand-over/index.ts'
import { organization } from './company/organization/index.ts'
import { organizationSheets } from './company/organization-sheets/index.ts'
import { personnel } from './company/personnel/index.ts'
import { rightsPreview } from './company/rights-preview/index.ts'
import { scim } from './company/scim/index.ts'
import { secondments } from './company/secondments/index.ts'
import { staffChanges } from './company/staff-changes/index.ts'
import { units } from './company/units/index.ts'
import { workingCalendar } from './company/working-calendar/index.ts'
import { dataInterfaces } from './data-interfaces/index.ts'
import { designEditing } from './design-editing/index.ts'
import { designLife } from './design-life/index.ts'
import { documents } from './documents/index.ts'
import { evidence } from './evidence/index.ts'
import { files } from './files/index.ts'
import { flowSteps } from './flow-steps/index.ts'
import { flowDesign } from './flows/flow-design/index.ts'
import { flowReview } from './flows/flow-review/index.ts'
import { flowStatistics } from './flows/flow-statistics/index.ts'
import { billRules } from './forms/bill-rules/index.ts'
import { definitionFiles } from './forms/definition-files/index.ts'
import { formDesign } from './forms/form-design/index.ts'
import { listDesign } from './forms/list-design/index.ts'
import { printTemplates } from './forms/print-templates/index.ts'
import { shortLinks } from './forms/short-links/index.ts'
import { areaSheets } from './lookups/area-sheets/index.ts'
import { areas } from './lookups/areas/index.ts'
import { choices } from './lookups/choices/index.ts'
import { dictionary } from './lookups/dictionary/index.ts'
import { locations } from './lookups/locations/index.ts'
import { announcements } from './messages/announcements/index.ts'
import { channels } from './messages/channels/index.ts'
import { chat } from './messages/chat/index.ts'
import { chatBlocks } from './messages/chat-blocks/index.ts'
import { chatEvidence } from './messages/chat-evidence/index.ts'
import { chatExports } from './messages/chat-exports/index.ts'
import { chatReports } from './messages/chat-reports/index.ts'
import { deliveries } from './messages/deliveries/index.ts'
import { notices } from './messages/notices/index.ts'
import { replies } from './messages/replies/index.ts'
import { accessRequests } from './personal/access-requests/index.ts'
import { phrases } from './personal/phrases/index.ts'
import { signatures } from './personal/signatures/index.ts'
import { recordSheets } from './record-sheets/index.ts'
import { recordViews } from './record-views/index.ts'
import { records } from './records/index.ts'
import { schedules } from './schedules/index.ts'
import { session } from './session/index.ts'
import { system } from './system/index.ts'

/** A new feature adds one line here. */
export const features: readonly Route[] = [
  ...session,
  ...account,
  ...organization,
  ...units,
  ...organizationSheets,
  ...personnel,
  ...contacts,
  ...externals,
  ...scim,
  ...directorySync,
  ...approvals,
  ...caseSide,
  ...caseArchive,
  ...flowSteps,
  ...delegations,
  ...authorizationGroups,
  ...grades,
  ...handOver,
  ...secondments,
  ...staffChanges,
  ...rightsPreview,
  ...evidence,
  ...flowStatistics,
  ...accessRequests,
  ...announcements,
  ...notices,
  ...channels,
  ...deliveries,
  ...replies,
  ...chat,
  ...chatEvidence,
  ...chatBlocks,
  ...chatExports,
  ...chatReports,
  ...formDesign,
  ...flowDesign,
  ...designLife,
  ...designEditing,
  ...definitionFiles,
  ...flowReview,
  ...listDesign,
  ...printTemplates,
  ...records,
  ...recordSheets,
  ...recordViews,
  ...files,
  ...documents,
  ...schedules,
  ...shortLinks,
  ...signatures,
  ...phrases,
  ...webhooks,
  ...workingCalendar,
  ...locations,
  ...system,
  ...dictionary,
  ...choices,
  ...areas,
  ...areaSheets,
  ...billRules,
  ...dataInterfaces,
  ...dataSyncs,
  ...triggers,
]
