import type { Panel } from '../../panel.ts'

export const createdByPanel: Panel = []
