import type { LayoutView } from '../../skins/field-view.ts'
import type { card } from './card.ts'
import { cardView } from './card.view.tsx'

/** The same frame; what is inside lies side by side. */
export const cardDesktop: LayoutView<typeof card> = cardView
