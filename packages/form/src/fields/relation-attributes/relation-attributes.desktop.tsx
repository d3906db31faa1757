import type { FieldView } from '../../skins/field-view.ts'
import type { relationAttributes } from './relation-attributes.ts'
import { relationAttributesView } from './relation-attributes.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const relationAttributesDesktop: FieldView<typeof relationAttributes> = relationAttributesView
