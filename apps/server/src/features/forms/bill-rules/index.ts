import type { Route } from '../../../http/serve.ts'
import {
  createBillRule,
  listBillRules,
  openBillRule,
  removeBillRule,
  updateBillRule,
} from './edit-bill-rules.ts'
import { reserveBillNumber } from './reserve-bill-number.ts'

export const billRules: readonly Route[] = [
  reserveBillNumber,
  listBillRules,
  openBillRule,
  createBillRule,
  updateBillRule,
  removeBillRule,
]
