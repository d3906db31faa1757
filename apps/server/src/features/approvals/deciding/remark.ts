import type { RefusalCode } from '@signet/contract'
import type { Remark } from '@signet/flow'
import { isPngPicture } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Acting } from '../case/acting.ts'
import { verifyFiles } from '../case/verify-references.ts'

type Written = Readonly<{ opinion: string; signature: string; attachments: readonly { fileId: string }[] }>

/**
 * What a person says, signs and attaches when deciding, as the engine takes it: files by id, each the person's own.
 * Refuses `signatures.notAPicture` for what nobody can have drawn.
 */
export async function remarkOf(
  acting: Acting,
  { opinion, signature, attachments }: Written,
): Promise<Remark> {
  if (signature !== '' && !isPngPicture(signature)) throw new Refusal<RefusalCode>('signatures.notAPicture')

  const files = [...new Set(attachments.map(({ fileId }) => fileId))]
  await verifyFiles(acting, files)
  return { opinion, signature, attachments: files }
}
