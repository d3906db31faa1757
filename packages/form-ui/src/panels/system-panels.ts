import type { BillRuleSettings, CurrentOrganizationSettings, TimestampSettings } from '@signet/form/kinds'
import type { Panel } from './panel.ts'

export const billRulePanel: Panel<BillRuleSettings> = [{ setting: 'rule', control: 'billRule' }]

export const createdAtPanel: Panel<TimestampSettings> = [
  { setting: 'precision', control: 'choice', of: ['day', 'minute', 'second'] },
]

export const createdByPanel: Panel = []

export const currentOrganizationPanel: Panel<CurrentOrganizationSettings> = [
  { setting: 'show', control: 'choice', of: ['name', 'path'] },
]

export const currentPositionPanel: Panel = []

export const modifiedAtPanel: Panel<TimestampSettings> = [
  { setting: 'precision', control: 'choice', of: ['day', 'minute', 'second'] },
]

export const modifiedByPanel: Panel = []
