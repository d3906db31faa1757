import type { Send } from '@signet/client'

/**
 * Files, pictures of people and of the company: addresses on the server, as a whole text in an answer, or as the source
 * of a picture in rich text, whose quotes JSON escapes.
 */
const ownAddress =
  /((?<=[:,[])"| src=\\"| src=')(\/api\/(?:file|oauth\/Avatar|oauth\/Picture)\/[\w./-]+)(?=\\?["'])/g

/**
 * Makes addresses in answers say where the server is: the pages of the app come from elsewhere, so that a picture at
 * `/api/…` would be looked for in the app.
 */
export function absoluteAnswers(send: Send, origin: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const answer = await send(request)
    // The bytes of a file are what they are, also those of a JSON.
    if (request.url.startsWith(`${origin}/api/file/Bytes/`)) return answer
    if (!answer.headers.get('content-type')?.includes('json')) return answer

    const { status, statusText, headers } = answer
    const text = (await answer.text()).replace(ownAddress, `$1${origin}$2`)
    return new Response(text, { status, statusText, headers })
  }
}
