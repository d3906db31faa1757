import type { Route } from '../http/serve.ts'
import { approvals } from './approvals/index.ts'
import { areas } from './areas/index.ts'
import { billRules } from './bill-rules/index.ts'
import { caseArchive } from './case-archive/index.ts'
import { caseSide } from './case-side/index.ts'
import { choices } from './choices/index.ts'
import { dataInterfaces } from './data-interfaces/index.ts'
import { delegations } from './delegations/index.ts'
import { dictionary } from './dictionary/index.ts'
import { documents } from './documents/index.ts'
import { evidence } from './evidence/index.ts'
import { files } from './files/index.ts'
import { flowDesign } from './flow-design/index.ts'
import { flowReview } from './flow-review/index.ts'
import { flowStatistics } from './flow-statistics/index.ts'
import { flowSteps } from './flow-steps/index.ts'
import { formDesign } from './form-design/index.ts'
import { handOver } from './hand-over/index.ts'
import { listDesign } from './list-design/index.ts'
import { locations } from './locations/index.ts'
import { notices } from './notices/index.ts'
import { organization } from './organization/index.ts'
import { phrases } from './phrases/index.ts'
import { printTemplates } from './print-templates/index.ts'
import { recordSheets } from './record-sheets/index.ts'
import { recordViews } from './record-views/index.ts'
import { records } from './records/index.ts'
import { schedules } from './schedules/index.ts'
import { session } from './session/index.ts'
import { shortLinks } from './short-links/index.ts'
import { signatures } from './signatures/index.ts'
import { system } from './system/index.ts'
import { triggers } from './triggers/index.ts'
import { webhooks } from './webhooks/index.ts'
import { workingCalendar } from './working-calendar/index.ts'

/** A new feature adds one line here. */
export const features: readonly Route[] = [
  ...session,
  ...organization,
  ...approvals,
  ...caseSide,
  ...caseArchive,
  ...flowSteps,
  ...delegations,
  ...handOver,
  ...evidence,
  ...flowStatistics,
  ...notices,
  ...formDesign,
  ...flowDesign,
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
  ...billRules,
  ...dataInterfaces,
  ...triggers,
]
