import type { BillRuleSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const billRulePanel: Panel<BillRuleSettings> = [{ setting: 'rule', control: 'billRule' }]
