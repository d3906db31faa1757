export { type OwnControl, ownControls } from './panels/own-controls.ts'
export type { Panel, PanelColumn, PanelControl, PanelRow } from './panels/panel.ts'
export { panels } from './panels/panels.ts'
