import type { FieldView } from '../../skins/field-view.ts'
import type { location } from './location.ts'
import { locationView } from './location.view.tsx'

/** The same; the map is a dialog with the list beside it. */
export const locationDesktop: FieldView<typeof location> = locationView
