import { z } from 'zod'
import { codeSource, parametersOfCode } from '../../kind/code-source.ts'
import { displayKind } from '../../kind/field-kind.ts'

/** Bytes that the largest code holds at each error correction: 7, 15, 25, 30 %. ISO/IEC 18004, version 40. */
const room = { low: 2953, medium: 2331, quartile: 1663, high: 1273 } as const

export const QrCodeSettings = z.strictObject({
  ...codeSource,
  /** In pixels, including the quiet zone. */
  size: z.number().int().min(80).max(480).default(160),
  correction: z.enum(['low', 'medium', 'quartile', 'high']).default('medium'),
  align: z.enum(['start', 'center', 'end']).default('start'),
})
export type QrCodeSettings = Readonly<z.output<typeof QrCodeSettings>>

/** A QR code, dark on light in every theme so that it can be scanned. */
export const qrCode = displayKind<QrCodeSettings>(QrCodeSettings, {
  open: 'closed',
  parameters: parametersOfCode,
})

/** Tells whether the text fits into a code. */
export function fitsQrCode(text: string, correction: QrCodeSettings['correction']): boolean {
  return new TextEncoder().encode(text).length <= room[correction]
}
