import { incomingPage } from '@signet/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bytes of everything that is handed back; what does not fit is named. A person shares a few photos at once. */
const mostBytes = 24 * 1024 * 1024
const mostFiles = 20
const formType = 'multipart/form-data'
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
    let reading = 0
    const missed = (reply: FastifyReply) => reply.redirect(`${incomingPage}?problem=missed`, 303)
    const isTooMuch = ({ headers }: FastifyRequest) =>
      !headers['content-type']?.startsWith(formType) ||
      reading >= mostAtOnce ||
      Number(headers['content-length'] ?? 0) > 2 * mostBytes

    scope.addContentTypeParser(
      formType,
      { parseAs: 'buffer', bodyLimit: 2 * mostBytes },
      (_request, body, done) => done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => {
      request.log.info({ err: error }, 'a share could not be read')
      return missed(reply)
    })
    scope.post(incomingPage, {
      config: { isPostedFromElsewhere: true, perMinute },
      onRequest: async (request, reply) => {
        if (isTooMuch(request)) {
          await missed(reply)
          return
        }
        reading += 1
        reply.raw.once('close', () => {
          reading -= 1
        })
      },
      handler: async (request, reply) => sendPage(request, reply, blockOf(await readShare(request))),
    })
  })
}

async function readShare({ headers, body }: FastifyRequest): Promise<PostedShare> {
  if (!(body instanceof Buffer)) throw new Error('The body of a share was not read')
  const type = headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()

  const texts: Record<string, string> = {}
  const files: PostedFile[] = []
  const tooLarge: string[] = []
  let free = mostBytes
  for (const [name, part] of form) {
    if (typeof part === 'string') texts[name] = part.slice(0, longestText)
    else if (part.size > free || files.length === mostFiles) tooLarge.push(part.name)
    else {
      free -= part.size
      const bytes = Buffer.from(await part.arrayBuffer()).toString('base64')
      files.push({ name: part.name, type: part.type, bytes })
    }
  }
  return { texts, files, tooLarge }
}

/** Data for the page, which no browser runs; `<` would end it. */
function blockOf(share: PostedShare): string {
  const json = JSON.stringify(share).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="posted-share">${json}</script>`
}
