import type { FieldView } from '../../skins/field-view.ts'
import type { modifiedAt } from './modified-at.ts'
import { modifiedAtView } from './modified-at.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const modifiedAtDesktop: FieldView<typeof modifiedAt> = modifiedAtView
