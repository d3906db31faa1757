import type { PdfLine } from '@signet/print'
import { type PdfProperties, writePdf } from './write-pdf.ts'

type PdfContent = Readonly<{ properties: PdfProperties; lines: readonly PdfLine[] }>

/** Writes a PDF; its fonts and their subsets take seconds. */
export async function* work({ properties, lines }: PdfContent): AsyncGenerator<Uint8Array> {
  yield await writePdf(properties, lines)
}
