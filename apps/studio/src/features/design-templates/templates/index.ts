import type { DesignTemplate } from '../template.ts'
import { assets } from './assets.ts'
import { businessTrip } from './business-trip.ts'
import { certificate } from './certificate.ts'
import { contract } from './contract.ts'
import { expense } from './expense.ts'
import { generalRequest } from './general-request.ts'
import { leave } from './leave.ts'
import { loan } from './loan.ts'
import { meetingRoom } from './meeting-room.ts'
import { offboarding } from './offboarding.ts'
import { onboarding } from './onboarding.ts'
import { outing } from './outing.ts'
import { overtime } from './overtime.ts'
import { payment } from './payment.ts'
import { probation } from './probation.ts'
import { purchase } from './purchase.ts'
import { recruitment } from './recruitment.ts'
import { sealUse } from './seal-use.ts'
import { vehicle } from './vehicle.ts'
import { visitor } from './visitor.ts'

/** What most companies begin with, the most used first. */
export const designTemplates: readonly DesignTemplate[] = [
  leave,
  expense,
  purchase,
  businessTrip,
  sealUse,
  overtime,
  outing,
  payment,
  loan,
  contract,
  assets,
  vehicle,
  meetingRoom,
  visitor,
  recruitment,
  onboarding,
  probation,
  certificate,
  offboarding,
  generalRequest,
]
