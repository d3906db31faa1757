import type { Panel } from '../../panel.ts'
import type { BillRuleSettings } from './bill-rule.ts'

export const billRulePanel: Panel<BillRuleSettings> = [{ setting: 'rule', control: 'billRule' }]
