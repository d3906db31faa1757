import type { LayoutView } from '../../skins/field-view.ts'
import type { tab } from './tab.ts'
import { tabView } from './tab.view.tsx'

/** The same tabs, lower, and beside the panes where that is wanted. */
export const tabDesktop: LayoutView<typeof tab> = tabView
