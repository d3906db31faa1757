import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export type Answer = Readonly<{ status: number; text: string }>

/**
 * A minimal keep-alive sender, so that the machine's two processors measure the server and not the sender. It reopens
 * a connection that the server closed while idle.
 */
export function createSender({ address, connections }: Readonly<{ address: string; connections: number }>) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  const post = (path: string, headers: Readonly<Record<string, string>>, input: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const all = { ...headers, 'content-type': 'application/json' }
      const sent = request(`${address}${path}`, { agent, method: 'POST', headers: all }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        )
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const wasLeft = sent.reusedSocket && error.code === 'ECONNRESET'
        if (wasLeft) resolve(post(path, headers, input))
        else reject(error)
      })
      sent.end(JSON.stringify(input))
    })

  return { post, close: () => agent.destroy() }
}

type CommandSender = Readonly<{ address: string; token: string; connections: number }>

/** Returns a sender of commands for one session. */
export function createCommandSender({ token, ...where }: CommandSender) {
  const { post: send, close } = createSender(where)

  /** Sends one writing call with a new idempotency key; throws when the envelope's code is not 200. */
  const post = async (path: string, input: Readonly<Record<string, unknown>>): Promise<void> => {
    const headers = { authorization: token, 'app-origin': 'app', 'idempotency-key': randomUUID() }
    const { text } = await send(path, headers, input)
    const { code, msg } = JSON.parse(text) as { code: number; msg: string }
    if (code !== 200) throw new Error(msg)
  }

  return { post, close }
}
