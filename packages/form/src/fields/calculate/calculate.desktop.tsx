import type { FieldView } from '../../skins/field-view.ts'
import type { calculate } from './calculate.ts'
import { calculateView } from './calculate.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const calculateDesktop: FieldView<typeof calculate> = calculateView
