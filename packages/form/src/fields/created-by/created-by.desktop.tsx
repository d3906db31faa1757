import type { FieldView } from '../../skins/field-view.ts'
import type { createdBy } from './created-by.ts'
import { createdByView } from './created-by.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const createdByDesktop: FieldView<typeof createdBy> = createdByView
