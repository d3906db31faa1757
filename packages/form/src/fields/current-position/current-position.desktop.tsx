import type { FieldView } from '../../skins/field-view.ts'
import type { currentPosition } from './current-position.ts'
import { currentPositionView } from './current-position.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const currentPositionDesktop: FieldView<typeof currentPosition> = currentPositionView
