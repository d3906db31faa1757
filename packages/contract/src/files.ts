import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './shapes.ts'

/** A stored file. Bytes travel by tus under /api/file/Uploader/:type; a file can be read when its state is `ready`. */
export const StoredFile = z.object({
  fileId: Id,
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
  state: z.enum(['uploading', 'checking', 'ready', 'refused']),
})
export type StoredFile = z.infer<typeof StoredFile>

export const files = {
  describe: endpoint({
    method: 'GET',
    path: '/api/file/:fileId',
    access: 'member',
    summary: 'State, size and sniffed type of a file of mine, or of a case I may see',
    input: z.object({ fileId: Id }),
    output: StoredFile,
    refusals: ['files.notFound', 'files.typeRefused'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/file/Download/:type/:fileId',
    access: 'member',
    summary: 'A link that gives the bytes once within a minute',
    input: z.object({ type: z.string().max(40), fileId: Id }),
    output: z.object({ name: z.string(), url: z.string() }),
    refusals: ['files.notFound', 'files.notReady'],
  }),
  pack: endpoint({
    method: 'POST',
    path: '/api/file/PackDownload/:type',
    access: 'member',
    summary:
      'A link that gives several files as one zip, once within a minute; the body may be the list alone',
    input: z.object({
      type: z.string().max(40),
      /** The names in the zip are those that the files are stored under. */
      list: z
        .array(z.object({ fileId: Id, fileName: z.string().max(255).optional() }))
        .min(1)
        .max(200),
    }),
    output: z.object({
      downloadVo: z.object({ name: z.string(), url: z.string() }),
      downloadName: z.string(),
    }),
    refusals: ['files.notFound', 'files.notReady'],
  }),
}
