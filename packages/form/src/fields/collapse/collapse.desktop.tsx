import type { LayoutView } from '../../skins/field-view.ts'
import type { collapse } from './collapse.ts'
import { collapseView } from './collapse.view.tsx'

/** The same sections with lower heads. */
export const collapseDesktop: LayoutView<typeof collapse> = collapseView
