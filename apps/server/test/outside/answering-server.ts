import { createServer, type IncomingMessage, type RequestListener } from 'node:http'

export type ReceivedRequest = Readonly<{
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}>
export type AnsweringServer = Readonly<{
  /** `http://127.0.0.1:<port>` */
  url: string
  port: number
  /** Received requests, in order. */
  heard: ReceivedRequest[]
  close: () => Promise<void>
}>

type Answer = (heard: ReceivedRequest, response: Parameters<RequestListener>[1]) => void

/** A server of another company with programmable answers. */
export async function openAnsweringServer(answer: Answer): Promise<AnsweringServer> {
  const heard: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const one = { method, path, headers, body: Buffer.concat(chunks).toString() }
    heard.push(one)
    answer(one, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    heard,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
