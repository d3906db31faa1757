import type { Panel } from '../../panel.ts'

export const currentPositionPanel: Panel = []
