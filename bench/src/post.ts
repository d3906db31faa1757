import { randomUUID } from 'node:crypto'
import { sender } from './sender.ts'

type Whose = Readonly<{ address: string; token: string; connections: number }>

/** Somebody who sends commands to the product by hand. */
export function poster({ token, ...where }: Whose) {
  const { post: send, close } = sender(where)

  /** Sends one writing call with a key of its own; throws when the envelope's code is not 200. */
  const post = async (path: string, input: Readonly<Record<string, unknown>>): Promise<void> => {
    const headers = { authorization: token, 'app-origin': 'app', 'idempotency-key': randomUUID() }
    const { text } = await send(path, headers, input)
    const { code, msg } = JSON.parse(text) as { code: number; msg: string }
    if (code !== 200) throw new Error(msg)
  }

  return { post, close }
}
