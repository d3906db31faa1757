import type { LayoutView } from '../../skins/field-view.ts'
import type { row } from './row.ts'
import { rowView } from './row.view.tsx'

/** The grid of the skin knows how wide a line is. */
export const rowDesktop: LayoutView<typeof row> = rowView
