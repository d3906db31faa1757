import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** A bare keep-alive sender, so that the machine's two processors measure the server and not the one who asks it. */
export function poster({
  address,
  token,
  connections,
}: {
  address: string
  token: string
  connections: number
}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const headers = { authorization: token, 'content-type': 'application/json', 'app-origin': 'app' }

  /** Sends one writing call with a key of its own; throws when the envelope's code is not 200. */
  const post = (path: string, input: Readonly<Record<string, unknown>>): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${address}${path}`,
        { agent, method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() } },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () => {
            const { code, msg } = JSON.parse(Buffer.concat(parts).toString()) as { code: number; msg: string }
            if (code === 200) resolve()
            else reject(new Error(msg))
          })
        },
      )
      sent.on('error', reject)
      sent.end(JSON.stringify(input))
    })

  return { post, close: () => agent.destroy() }
}
