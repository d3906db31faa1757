import { z } from 'zod'
import { endpoint, Id } from './wire/endpoint.ts'

/**
 * A stored file. Bytes are sent by tus under /api/file/Uploader/:type; a file is readable when its state is `ready`.
 */
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
    summary: 'Get the state, size and detected type of a file you can access',
    input: z.object({ fileId: Id }),
    output: StoredFile,
    refusals: ['files.notFound', 'files.typeRefused'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/file/Download/:type/:fileId',
    access: 'member',
    summary: 'Create a one-time link, valid for a minute, that downloads the file',
    input: z.object({ type: z.string().max(40), fileId: Id }),
    output: z.object({ name: z.string(), url: z.string() }),
    refusals: ['files.notFound', 'files.notReady'],
  }),
  pack: endpoint({
    method: 'POST',
    path: '/api/file/PackDownload/:type',
    access: 'member',
    summary:
      'Create a one-time link, valid for a minute, that downloads several files as a ZIP; the body can be the bare list',
    input: z.object({
      type: z.string().max(40),
      /** Files keep their stored names in the zip. */
      list: z
        .array(z.object({ fileId: Id, fileName: z.string().max(255).optional() }))
        .min(1)
        .max(200),
    }),
    answersSecret: true,
    output: z.object({
      downloadVo: z.object({ name: z.string(), url: z.string() }),
      downloadName: z.string(),
    }),
    refusals: ['files.notFound', 'files.notReady'],
  }),
}
