import type { DesignTemplate } from '../template.ts'
import { businessTrip } from './business-trip.ts'
import { expense } from './expense.ts'
import { generalRequest } from './general-request.ts'
import { leave } from './leave.ts'
import { purchase } from './purchase.ts'
import { sealUse } from './seal-use.ts'

/** What most companies begin with, the most used first. */
export const designTemplates: readonly DesignTemplate[] = [
  leave,
  expense,
  purchase,
  businessTrip,
  sealUse,
  generalRequest,
]
