import type { Route } from '../../http/serve.ts'
import { createBillRule, removeBillRule, updateBillRule } from './change-bill-rules.ts'
import { listBillRules, openBillRule } from './read-bill-rules.ts'
import { reserveBillNumber } from './reserve-bill-number.ts'

export const billRules: readonly Route[] = [
  reserveBillNumber,
  listBillRules,
  openBillRule,
  createBillRule,
  updateBillRule,
  removeBillRule,
]
