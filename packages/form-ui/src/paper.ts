import {
  BarcodeSettings,
  captionOfBarcode,
  fitsBarcode,
  fitsQrCode,
  QrCodeSettings,
} from '@signet/form/kinds'
import { barcodeSvg } from './fields/display/barcode/barcode-svg.view.tsx'

import { qrSvg } from './fields/display/qr-code/qr-svg.view.tsx'

/** A code as an SVG, its width in modules with the quiet zone, and the text below it. */
export type PaperCode = Readonly<{ svg: string; modules: number; said: string }>

/** Returns undefined for a text that the code cannot encode. */
export function paperCode(format: 'qr' | BarcodeSettings['format'], text: string): PaperCode | undefined {
  if (format === 'qr')
    return fitsQrCode(text, 'medium') ? toPaperCode(qrSvg(text, qrSettings), text) : undefined
  if (!fitsBarcode(text, format)) return undefined
  const settings = BarcodeSettings.parse({ format, bar: 1, height: 60 })
  return toPaperCode(barcodeSvg(text, settings), captionOfBarcode(text, format))
}

const qrSettings = QrCodeSettings.parse({ size: 480 })

function toPaperCode(svg: string, said: string): PaperCode {
  return { svg, said, modules: Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0) }
}
