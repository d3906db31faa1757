import type { DisplayView } from '../../skins/field-view.ts'
import type { divider } from './divider.ts'
import { dividerView } from './divider.view.tsx'

/** Only ever seen, so there is nothing that a mouse would do better. */
export const dividerDesktop: DisplayView<typeof divider> = dividerView
