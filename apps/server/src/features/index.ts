import type { Route } from '../http/serve.ts'
import { approvals } from './approvals/index.ts'
import { areas } from './areas/index.ts'
import { billRules } from './bill-rules/index.ts'
import { choices } from './choices/index.ts'
import { dataInterfaces } from './data-interfaces/index.ts'
import { delegations } from './delegations/index.ts'
import { dictionary } from './dictionary/index.ts'
import { files } from './files/index.ts'
import { flowDesign } from './flow-design/index.ts'
import { formDesign } from './form-design/index.ts'
import { listDesign } from './list-design/index.ts'
import { locations } from './locations/index.ts'
import { notices } from './notices/index.ts'
import { organization } from './organization/index.ts'
import { printTemplates } from './print-templates/index.ts'
import { recordSheets } from './record-sheets/index.ts'
import { recordViews } from './record-views/index.ts'
import { records } from './records/index.ts'
import { session } from './session/index.ts'
import { shortLinks } from './short-links/index.ts'
import { signatures } from './signatures/index.ts'
import { system } from './system/index.ts'

/** Every call of the product. A feature joins here, in one line. */
export const features: readonly Route[] = [
  ...session,
  ...organization,
  ...approvals,
  ...delegations,
  ...notices,
  ...formDesign,
  ...flowDesign,
  ...listDesign,
  ...printTemplates,
  ...records,
  ...recordSheets,
  ...recordViews,
  ...files,
  ...shortLinks,
  ...signatures,
  ...locations,
  ...system,
  ...dictionary,
  ...choices,
  ...areas,
  ...billRules,
  ...dataInterfaces,
]
