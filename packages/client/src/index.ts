export { AnsweredRefusal, type FieldProblem } from './answered-refusal.ts'
export { callForEach } from './call-for-each.ts'
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type Send,
} from './create-client.ts'
export { fileHref } from './files/file-href.ts'
export { filePressed } from './files/file-pressed.ts'
export { readBytes } from './files/read-bytes.ts'
export { type SentFile, uploadFile } from './files/upload-file.ts'
export { aroundOf } from './forms/around-of.ts'
export { createPlaces } from './forms/create-places.ts'
export { createFormNeeds } from './forms/form-needs.ts'
export { type CellSaved, type ChangesSince, saveCell } from './forms/save-cell.ts'
export { headersOf, installed } from './headers.ts'
export { flowLink } from './links/flow-link.ts'
export { modelLink, recordFormLink, recordLink, scanLink } from './links/record-link.ts'
export { createLookup } from './lookup/create-lookup.ts'
export type { Through } from './lookup/source.ts'
export type { Say } from './say.ts'
export { createSession, type Session } from './session/create-session.ts'
export { type Store, type StoredName, storedNames } from './session/stored.ts'
export { createSocket, type Socket, type SocketOptions, type Wire } from './socket/create-socket.ts'
export { openWebSocket } from './socket/open-web-socket.ts'
export type { Timers } from './timers.ts'
