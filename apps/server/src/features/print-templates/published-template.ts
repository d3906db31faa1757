import type { Reader } from '@signet/db'
import { type PrintTemplate, readTemplate } from '@signet/print'
import { publishedOf } from './print-template-store.ts'

/** Returns a published template; undefined when unpublished or of another form than the flow's. */
export async function publishedTemplate(
  tx: Reader,
  asked: Readonly<{ id: string; flowId: string }>,
): Promise<PrintTemplate | undefined> {
  const published = await publishedOf(tx, asked)
  return published === null ? undefined : readTemplate(published)
}
