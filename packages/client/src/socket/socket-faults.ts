import type { Fault } from '../faults/fault.ts'

/** No connection came about within the time limit, or it was refused. */
export const connectFailed: Fault = {
  code: 'client.socket.connectFailed',
  errMsg: 'connect fail',
  errCode: 600009,
  status: 0,
}
/** Something was to be sent over a connection that is not open. */
export const notOpen: Fault = {
  ...{ code: 'client.socket.notOpen', errMsg: 'SocketTask.readyState is not OPEN' },
  ...{ errCode: 10002, status: 0 },
}
/** A connection was to be closed that is none any more. */
export const notConnected: Fault = {
  code: 'client.socket.notConnected',
  errMsg: 'WebSocket is not connected',
  status: 0,
}
