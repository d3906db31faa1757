export { ChoiceOption, ChoiceOptions } from './choice.ts'
export { LayoutSlots } from './layout-slots.ts'
export type { Panel, PanelColumn, PanelControl, PanelRow } from './panel.ts'
export { panels } from './panels.ts'
