import { type Fault, refusalOf } from '../faults/fault.ts'
import type { Say } from '../read-answer.ts'

/** No connection came about within the time limit, or it was refused. */
export const connectFailed: Fault = {
  code: 'client.socket.connectFailed',
  errMsg: 'connect fail',
  errCode: 600009,
  status: 0,
}
/** Something was to be sent over a connection that is not open. */
const notOpen: Fault = {
  ...{ code: 'client.socket.notOpen', errMsg: 'SocketTask.readyState is not OPEN' },
  ...{ errCode: 10002, status: 0 },
}
/** A connection was to be closed that is none any more. */
const notConnected: Fault = {
  code: 'client.socket.notConnected',
  errMsg: 'WebSocket is not connected',
  status: 0,
}

/** The used part of a browser's WebSocket. */
export type Wire = {
  /** Refuses `client.socket.notOpen` before the connection is open and after it has ended. */
  send: (text: string) => void
  /** Refuses `client.socket.notConnected` when the connection has ended already. */
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** Wraps a browser's WebSocket, which neither sends nor closes in silence once it has ended. */
export function openWebSocket(address: string, say: Say): Wire {
  const socket = new WebSocket(address)
  const wire: Wire = {
    send: (text) => {
      if (socket.readyState !== WebSocket.OPEN) throw refusalOf(notOpen, say)
      socket.send(text)
    },
    close: () => {
      if (socket.readyState >= WebSocket.CLOSING) throw refusalOf(notConnected, say)
      socket.close()
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  socket.addEventListener('open', () => wire.onopen?.())
  socket.addEventListener('message', ({ data }) => wire.onmessage?.({ data }))
  socket.addEventListener('close', () => wire.onclose?.())
  return wire
}
