export { callForEach } from './call-for-each.ts'
export type { CallOptions } from './calls.ts'
export {
  type Client,
  type ClientOptions,
  createClient,
  type Send,
} from './create-client.ts'
export { type Fault, networkFailed, refusalOf } from './faults/fault.ts'
export { createFaultLog, type FaultLog, type NotedFault } from './faults/fault-log.ts'
export { fileHref, readBytes, requestPressedFile } from './files/file-links.ts'
export { ownDoor, type SentFile, uploadFile } from './files/upload-file.ts'
export { createFormNeeds, createPlaces, formulaContextFor } from './forms/form-needs.ts'
export { type ChangesSince, type SaveCellResult, saveCell } from './forms/save-cell.ts'
export { installedVersion } from './installed-version.ts'
export { flowLink, modelLink, recordFormLink, recordLink, scanLink } from './links/links.ts'
export { createLookup } from './lookup/create-lookup.ts'
export type { Through } from './lookup/source.ts'
export type { Say } from './read-answer.ts'
export { AnsweredRefusal, type FieldProblem } from './read-answer.ts'
export {
  createSession,
  type Session,
  type Store,
  type StoredName,
  storedNames,
} from './session/create-session.ts'
export { enterServer, isPhoneApp, serverOrigin } from './session/server-origin.ts'
export { deviceId, readStored } from './session/stored.ts'
export { createSocket, type Socket, type SocketOptions } from './socket/create-socket.ts'
export { openWebSocket, type Wire } from './socket/open-web-socket.ts'
export { realTimers, type Timers } from './timers.ts'
export { headersOf } from './to-request.ts'
