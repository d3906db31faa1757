export { ChoiceOption, ChoiceOptions } from './choice.ts'
export type { Panel, PanelControl, PanelRow } from './panel.ts'
export { panels } from './panels.ts'
