export { AnsweredRefusal, type FieldProblem } from './answered-refusal.ts'
export { aroundOf } from './around-of.ts'
export { callForEach } from './call-for-each.ts'
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type Send,
} from './create-client.ts'
export { createSession, type Session } from './create-session.ts'
export { createSocket, type Socket, type SocketOptions, type Wire } from './create-socket.ts'
export { fileHref } from './files/file-href.ts'
export { filePressed } from './files/file-pressed.ts'
export { readBytes } from './files/read-bytes.ts'
export { type SentFile, uploadFile } from './files/upload-file.ts'
export { flowLink } from './flow-link.ts'
export { createFormNeeds } from './form-needs.ts'
export { headersOf, installed } from './headers.ts'
export { createLookup } from './lookup/create-lookup.ts'
export type { Through } from './lookup/source.ts'
export { openWebSocket } from './open-web-socket.ts'
export { createPlaces } from './places/create-places.ts'
export { type CellSaved, type ChangesSince, saveCell } from './save-cell.ts'
export type { Say } from './say.ts'
export { type Store, type StoredName, storedNames } from './stored.ts'
export type { Timers } from './timers.ts'
