import type { Wire } from './create-socket.ts'

/** A browser's WebSocket as a wire. */
export function openWebSocket(address: string): Wire {
  const socket = new WebSocket(address)
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  socket.addEventListener('open', () => wire.onopen?.())
  socket.addEventListener('message', ({ data }) => wire.onmessage?.({ data }))
  socket.addEventListener('close', () => wire.onclose?.())
  return wire
}
