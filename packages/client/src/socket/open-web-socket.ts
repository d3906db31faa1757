/** The used part of a browser's WebSocket. */
export type Wire = {
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** Wraps a browser's WebSocket. */
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
