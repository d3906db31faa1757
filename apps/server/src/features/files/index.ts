import type { Route } from '../../http/serve.ts'
import { describeFile } from './describe-file.ts'
import { linkDownload } from './link-download.ts'
import { linkPack } from './link-pack.ts'
import { receiveUploads } from './receive-uploads.ts'
import { sendBytes } from './send-bytes.ts'
import { sendPack } from './send-pack.ts'

export { contentPath } from './content-store.ts'
export { DownloadLink } from './download-link.ts'
export { attachmentNamed, cleanFileName } from './file-name.ts'
export { forgetOldUploads } from './forget-old-uploads.ts'

export const files: readonly Route[] = [
  describeFile,
  linkDownload,
  linkPack,
  receiveUploads,
  sendBytes,
  sendPack,
]
