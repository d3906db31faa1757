import multipart, { type Multipart } from '@fastify/multipart'
import { incomingPage } from '@signet/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bytes of everything that is handed back; what does not fit is named. A person shares a few photos at once. */
const mostBytes = 24 * 1024 * 1024
const mostFiles = 20
/** Letters of title, text and address each. */
const longestText = 5_000
/** How many are read at the same time, since each is in memory. */
const mostAtOnce = 4
const perMinute = 20

type PostedFile = Readonly<{ name: string; type: string; bytes: string }>
type PostedShare = Readonly<{
  texts: Readonly<Record<string, string>>
  files: readonly PostedFile[]
  tooLarge: readonly string[]
}>

type SendPage = (request: FastifyRequest, reply: FastifyReply, block: string) => Promise<FastifyReply>

/**
 * Takes what another app shares where the service worker is not there to take it, as after the data of a browser were
 * cleared. Nothing is stored: the page gets it back inside itself and keeps it once somebody has signed in. Where there
 * is too much at once, the page says that nothing was kept.
 */
export async function takePostedShares(app: FastifyInstance, sendPage: SendPage): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: mostFiles, fileSize: mostBytes + 1, fields: 10, fieldSize: longestText * 4 },
    })
    let reading = 0
    const isTooMuch = (request: FastifyRequest) =>
      !request.headers['content-type']?.startsWith('multipart/form-data;') ||
      reading >= mostAtOnce ||
      Number(request.headers['content-length'] ?? 0) > 2 * mostBytes

    scope.post(incomingPage, {
      config: { isPostedFromElsewhere: true, perMinute },
      onRequest: async (request, reply) => {
        if (isTooMuch(request)) await reply.redirect(`${incomingPage}?problem=missed`, 303)
      },
      handler: async (request, reply) => {
        reading += 1
        try {
          return await sendPage(request, reply, blockOf(await readShare(request)))
        } catch (error) {
          request.log.info({ err: error }, 'a share could not be read')
          return reply.redirect(`${incomingPage}?problem=missed`, 303)
        } finally {
          reading -= 1
        }
      },
    })
  })
}

async function readShare(request: FastifyRequest): Promise<PostedShare> {
  const texts: Record<string, string> = {}
  const files: PostedFile[] = []
  const tooLarge: string[] = []
  let free = mostBytes
  for await (const part of request.parts()) {
    if (part.type === 'field') texts[part.fieldname] = String(part.value).slice(0, longestText)
    else {
      const bytes = await readPart(part, free)
      if (bytes) files.push({ name: part.filename, type: part.mimetype, bytes: bytes.toString('base64') })
      else tooLarge.push(part.filename)
      free -= bytes?.length ?? 0
    }
  }
  return { texts, files, tooLarge }
}

/** Reads the bytes of a file; undefined when there are more than `most`, which are let go. */
async function readPart(
  { file }: Extract<Multipart, { type: 'file' }>,
  most: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
    else chunks.length = 0
  }
  return size <= most ? Buffer.concat(chunks) : undefined
}

/** Data for the page, which no browser runs; `<` would end it. */
function blockOf(share: PostedShare): string {
  const json = JSON.stringify(share).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="posted-share">${json}</script>`
}
