import type { Route } from '../../http/serve.ts'
import { describeFile } from './describe-file.ts'
import { linkDownload } from './link-download.ts'
import { linkPack } from './link-pack.ts'
import { receiveUploads } from './receive-uploads.ts'
import { sendBytes } from './send-bytes.ts'
import { sendPack } from './send-pack.ts'

export { abandonFiles } from './abandoned-store.ts'
export { contentPath } from './content-store.ts'
export { DownloadLink } from './download-link.ts'
export { dropFile } from './drop-file.ts'
export { attachmentNamed, cleanFileName } from './file-name.ts'
export { findFile } from './file-store.ts'
export { forgetAbandoned } from './forget-abandoned.ts'
export { forgetOldUploads } from './forget-old-uploads.ts'
export { openUploadDoor } from './open-upload-door.ts'
export { packLink } from './pack-link.ts'
export { refuseByStatus } from './refuse-by-status.ts'
export { storeBytes } from './store-bytes.ts'
export { ticketLink } from './ticket-link.ts'
export { uniqueNames } from './unique-names.ts'

export const files: readonly Route[] = [
  describeFile,
  linkDownload,
  linkPack,
  receiveUploads,
  sendBytes,
  sendPack,
]
