import type { Remark } from '@signet/flow'
import type { Acting } from '../case/acting.ts'
import { verifyFiles } from '../case/verify-references.ts'

type Written = Readonly<{ opinion: string; signature: string; attachments: readonly { fileId: string }[] }>

/** What a person says, signs and attaches when deciding, as the engine takes it: files by id, each the person's own. */
export async function remarkOf(
  acting: Acting,
  { opinion, signature, attachments }: Written,
): Promise<Remark> {
  const files = [...new Set(attachments.map(({ fileId }) => fileId))]
  await verifyFiles(acting, files)
  return { opinion, signature, attachments: files }
}
