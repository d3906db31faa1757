export type { AnswerFrame, LaterFrame } from './later-frames.ts'
export { openSockets, type Sockets } from './open-sockets.ts'
export type { Push } from './push.ts'
