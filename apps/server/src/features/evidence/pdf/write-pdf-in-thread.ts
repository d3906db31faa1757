import { join } from 'node:path'
import type { PaperSheet } from '@signet/print'
import type { Actor } from '../../../http/actor.ts'
import type { Server } from '../../../server.ts'
import { workAt } from '../../../workers/index.ts'
import type { PdfProperties } from './write-pdf.ts'

const pdfWork = workAt<typeof import('./pdf-work.ts')>(join(import.meta.dirname, 'pdf-work.ts'), 'documents')

type PdfReader = Readonly<{
  server: Pick<Server, 'workers'>
  actor: Pick<Actor, 'tenant' | 'personId'>
}>

/** Writes a PDF as `writePdf` does, in a thread. Refuses `server.tooMuchWork` and `request.tooMany`. */
export function writePdfInThread(
  { server, actor: { tenant, personId } }: PdfReader,
  properties: PdfProperties,
  sheet: PaperSheet,
): Promise<Uint8Array> {
  return server.workers.run(pdfWork, { properties, sheet }, { by: `${tenant}:${personId}` })
}
