import type { Panel } from '../../panel.ts'

export const modifiedByPanel: Panel = []
