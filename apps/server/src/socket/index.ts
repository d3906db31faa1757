export { openSockets, type Sockets } from './open-sockets.ts'
export type { Push } from './push.ts'
