import type { Route } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { linkDownload, linkPack } from './link-downloads.ts'
import { filePlaces, moveFiles } from './places/show-places.ts'
import { describeFile } from './readable-file.ts'
import { receiveUploads } from './receive-uploads.ts'
import { sendBytes, sendPack } from './send-files.ts'
import type { ReceivedFile } from './store-received.ts'

export { abandonFiles } from './abandon-files.ts'
export { contentPath } from './content-store.ts'
export { attachmentNamed, cleanFileName } from './file-name.ts'
export { findFile } from './file-store.ts'
export { dropFile, forgetAbandoned, forgetOldUploads } from './forget-files.ts'
export { DownloadLink, packLink, ticketLink } from './link-downloads.ts'
export { openUploadDoor, refuseByStatus } from './open-upload-door.ts'
export { moveAll, moveDue } from './places/move-content.ts'
export { openContent, readContent, withContentFile } from './places/open-content.ts'
export { storeBytes } from './store-bytes.ts'
export { uniqueNames } from './unique-names.ts'

export const files: readonly Route[] = [
  describeFile,
  linkDownload,
  linkPack,
  receiveUploads,
  sendBytes,
  sendPack,
  filePlaces,
  moveFiles,
]

/** Loads `storeReceived` with the first file that comes by mail. */
export async function storeReceived(server: Server, file: ReceivedFile): Promise<string> {
  return (await import('./store-received.ts')).storeReceived(server, file)
}
