import { ServerFrame } from '@signet/contract'
import type { World } from '../journey.ts'

/** Opens the socket as the specification says, with the token in the path, and waits for `initMessage`. */
export async function openSocket({ product }: World, token: string): Promise<true> {
  const socket = new WebSocket(`${product.address.replace('http', 'ws')}/websocket/${token}`)
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () =>
      socket.send(JSON.stringify({ method: 'OnConnection', token, mobileDevice: true, systemId: '' }))
    socket.onmessage = ({ data }) => {
      if (ServerFrame.parse(JSON.parse(String(data))).method === 'initMessage') resolve()
    }
    socket.onclose = () => reject(new Error('The socket closed without initMessage.'))
    socket.onerror = () => reject(new Error('The socket did not open.'))
  })
  socket.close()
  return true
}
