import type { FieldView } from '../../skins/field-view.ts'
import type { createdAt } from './created-at.ts'
import { createdAtView } from './created-at.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const createdAtDesktop: FieldView<typeof createdAt> = createdAtView
