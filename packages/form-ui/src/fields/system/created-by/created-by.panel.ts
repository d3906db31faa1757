import type { Panel } from '../../../panels/panel.ts'

export const createdByPanel: Panel = []
