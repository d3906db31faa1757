import type { DisplayView } from '../../skins/field-view.ts'
import type { qrCode } from './qr-code.ts'
import { qrCodeView } from './qr-code.view.tsx'

/** Scanned from either screen alike. */
export const qrCodeDesktop: DisplayView<typeof qrCode> = qrCodeView
