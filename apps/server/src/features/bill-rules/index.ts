import type { Route } from '../../http/serve.ts'
import { createBillRule } from './create-bill-rule.ts'
import { listBillRules } from './list-bill-rules.ts'
import { openBillRule } from './open-bill-rule.ts'
import { removeBillRule } from './remove-bill-rule.ts'
import { reserveBillNumber } from './reserve-bill-number.ts'
import { updateBillRule } from './update-bill-rule.ts'

export const billRules: readonly Route[] = [
  reserveBillNumber,
  listBillRules,
  openBillRule,
  createBillRule,
  updateBillRule,
  removeBillRule,
]
