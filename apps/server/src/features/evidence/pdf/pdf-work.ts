import type { PaperSheet } from '@signet/print'
import { type PdfProperties, writePdf } from './write-pdf.ts'

type PdfContent = Readonly<{ properties: PdfProperties; sheet: PaperSheet }>

/** Writes a PDF; its fonts and their subsets take seconds. */
export async function* work({ properties, sheet }: PdfContent): AsyncGenerator<Uint8Array> {
  yield await writePdf(properties, sheet)
}
