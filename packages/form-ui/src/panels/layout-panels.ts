import type {
  CardSettings,
  CollapseSettings,
  RowSettings,
  TableGridSettings,
  TabSettings,
} from '@signet/form/kinds'
import type { Panel } from './panel.ts'

export const cardPanel: Panel<CardSettings> = [
  { setting: 'title', control: 'choice', of: ['shown', 'hidden'] },
  { setting: 'frame', isLook: true, control: 'choice', of: ['outlined', 'filled', 'plain'] },
]

export const collapsePanel: Panel<CollapseSettings> = [
  { setting: 'slots', control: 'slots' },
  { setting: 'accordion', isLook: true, control: 'switch' },
  { setting: 'open', control: 'slotIds' },
]

export const rowPanel: Panel<RowSettings> = [
  { setting: 'gap', isLook: true, control: 'choice', of: ['none', 'small', 'normal', 'large'] },
  { setting: 'align', isLook: true, control: 'choice', of: ['start', 'center', 'end', 'stretch'] },
]

export const tabPanel: Panel<TabSettings> = [
  { setting: 'slots', control: 'slots' },
  { setting: 'position', isLook: true, control: 'choice', of: ['top', 'start'] },
]

export const tableGridPanel: Panel<TableGridSettings> = [
  { setting: 'rows', control: 'own' },
  { setting: 'border', isLook: true, control: 'choice', of: ['solid', 'dashed', 'none'] },
]
