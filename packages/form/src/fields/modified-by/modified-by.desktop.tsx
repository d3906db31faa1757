import type { FieldView } from '../../skins/field-view.ts'
import type { modifiedBy } from './modified-by.ts'
import { modifiedByView } from './modified-by.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const modifiedByDesktop: FieldView<typeof modifiedBy> = modifiedByView
