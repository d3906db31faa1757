import type { DisplayView } from '../../skins/field-view.ts'
import type { barcode } from './barcode.ts'
import { barcodeView } from './barcode.view.tsx'

/** Scanned from either screen alike. */
export const barcodeDesktop: DisplayView<typeof barcode> = barcodeView
