import type { Route } from '../../../http/serve.ts'
import {
  createBillRule,
  listBillRules,
  openBillRule,
  removeBillRule,
  updateBillRule,
} from './edit-bill-rules.ts'
import { exportLedger, sendLedgerSheet } from './export-ledger.ts'
import { listLedger } from './read-ledger.ts'
import { reserveBillNumber } from './reserve-bill-number.ts'

export const billRules: readonly Route[] = [
  reserveBillNumber,
  listBillRules,
  openBillRule,
  createBillRule,
  updateBillRule,
  removeBillRule,
  listLedger,
  exportLedger,
  sendLedgerSheet,
]
