import type { RefusalCode } from '@signet/contract'
import type { Remark } from '@signet/flow'
import { isPngPicture } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Acting } from '../../../cases/acting.ts'
import { verifyFiles } from '../../../cases/verify-references.ts'

type RemarkInput = Readonly<{
  opinion: string
  signature: string
  attachments: readonly { fileId: string }[]
}>

/**
 * Returns the opinion, signature and attachments of a decision, with the files checked to be the person's
 * own. Refuses `signatures.notAPicture` if the signature is no PNG.
 */
export async function remarkOf(
  acting: Acting,
  { opinion, signature, attachments }: RemarkInput,
): Promise<Remark> {
  if (signature !== '' && !isPngPicture(signature)) throw new Refusal<RefusalCode>('signatures.notAPicture')

  const files = [...new Set(attachments.map(({ fileId }) => fileId))]
  await verifyFiles(acting, files)
  return { opinion, signature, attachments: files }
}
