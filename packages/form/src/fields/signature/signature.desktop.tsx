import type { FieldView } from '../../skins/field-view.ts'
import type { signature } from './signature.ts'
import { signatureView } from './signature.view.tsx'

/** The same paper, as a dialog: whoever has a mouse or a pen needs nothing else. */
export const signatureDesktop: FieldView<typeof signature> = signatureView
