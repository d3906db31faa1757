import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens a WebSocket by hand, to say and to leave what no library would; the server may end it at any time. */
export async function openUpgraded({ hostname, port, host }: URL, ticket: string): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET /websocket/${ticket} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  await once(socket, 'data')
  return socket
}
