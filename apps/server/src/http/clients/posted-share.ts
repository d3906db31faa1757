import { incomingPage } from '@signet/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Bytes of everything that is handed back. A person shares a few photos at once. */
const mostBytes = 24 * 1024 * 1024
const formType = 'multipart/form-data'
/** How many are read at the same time, since each is in memory. */
const mostAtOnce = 4
const perMinute = 20

/** Sends the page with some text at the end of its head. */
type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  block: readonly string[],
) => Promise<FastifyReply>

/**
 * Takes what another app shares where the service worker is not there to take it, as after the data of a browser were
 * cleared. Nothing is stored or read: the page gets the form back inside itself, and keeps it once somebody has signed
 * in. Where there is too much at once, the page says that nothing was kept.
 */
export async function takePostedShares(app: FastifyInstance, sendPage: SendPage): Promise<void> {
  await app.register(async (scope) => {
    let reading = 0
    const missed = (reply: FastifyReply) => reply.redirect(`${incomingPage}?problem=missed`, 303)
    const isTooMuch = ({ headers }: FastifyRequest) =>
      !headers['content-type']?.startsWith(formType) ||
      reading >= mostAtOnce ||
      Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > mostBytes

    scope.addContentTypeParser(
      formType,
      { bodyLimit: mostBytes },
      (_request: FastifyRequest, body: AsyncIterable<Buffer>) => inBase64(body),
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
      handler: async (request, reply) =>
        sendPage(request, reply, blockOf(request.headers['content-type'], request.body as readonly string[])),
    })
  })
}

/** Letters of three bytes each stay whole from part to part, so that no call works on more than one part. */
const group = 3

async function inBase64(body: AsyncIterable<Buffer>): Promise<readonly string[]> {
  const parts: string[] = []
  let rest: Buffer = Buffer.alloc(0)
  for await (const part of body) {
    const bytes = Buffer.concat([rest, part])
    const end = bytes.length - (bytes.length % group)
    parts.push(bytes.toString('base64', 0, end))
    rest = bytes.subarray(end)
  }
  return [...parts, rest.toString('base64')]
}

/** Data for the page, which no browser runs; `<` would end it, and base64 has none. */
function blockOf(type: string | undefined, body: readonly string[]): readonly string[] {
  const said = JSON.stringify(type).replaceAll('<', '\\u003c')
  const begin = `<script type="application/json" id="posted-share">{"type":${said},"body":"`
  return [begin, ...body, '"}</script>']
}
