import { type Answer, sender } from '../sender.ts'

type Whose = Readonly<{ address: string; token: string; connections: number }>

/** Somebody who asks ObjectStack's REST doors by hand; throws what they refuse. */
export function askObjectStack({ token, ...where }: Whose) {
  const { post: send, close } = sender(where)
  const headers = { authorization: `Bearer ${token}` }
  return {
    post: async (path: string, input: object) => answerOf(path, await send(`/api/v1${path}`, headers, input)),
    get: async (path: string) => {
      const answer = await fetch(`${where.address}/api/v1${path}`, { headers })
      return answerOf(path, { status: answer.status, text: await answer.text() })
    },
    close,
  }
}

function answerOf(path: string, { status, text }: Answer): unknown {
  if (status >= 300) throw new Error(`ObjectStack refused ${path}: ${text}`)
  return JSON.parse(text)
}
