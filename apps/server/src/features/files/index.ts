import type { Route } from '../../http/serve.ts'
import { describeFile } from './describe-file.ts'
import { linkDownload } from './link-download.ts'
import { receiveUploads } from './receive-uploads.ts'
import { sendBytes } from './send-bytes.ts'

export { forgetOldUploads } from './forget-old-uploads.ts'

export const files: readonly Route[] = [describeFile, linkDownload, receiveUploads, sendBytes]
