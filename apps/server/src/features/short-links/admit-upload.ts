import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import type { Caller } from '../../http/caller.ts'
import type { Server } from '../../server.ts'
import { tenantExists } from '../../tenants/index.ts'
import { hashOf, readAddress } from './link-address.ts'
import { refuseExpired, refusePaused, refuseUnknown, refuseUsedUp } from './meet-stranger.ts'
import { holdLink } from './short-link-store.ts'
import { isTooMuch, largestStrange, visitLasts } from './upload-limits.ts'
import { insertUpload, linkOfVisit, sumUploads } from './upload-store.ts'

export type Visiting = Readonly<{ server: Server; tenant: string; linkId: string; visitHash: Buffer }>

/** Whose visit a secret stands for. A strange one, and one that began too long ago, is refused with `shortLinks.notFound`. */
export async function visiting(server: Server, visit: string): Promise<Visiting> {
  const address = readAddress(visit)
  if (!address) refuseUnknown()

  const { tenant } = address
  const visitHash = hashOf(visit)
  const since = isoOf(server.clock() - visitLasts)
  const known =
    (await tenantExists(server.db, tenant)) && (await linkOfVisit(server.db.tenant(tenant), visitHash, since))
  return known ? { server, tenant, linkId: known, visitHash } : refuseUnknown()
}

/**
 * Counts a file before its first byte comes, and answers its id. Refuses `files.tooLarge`, `shortLinks.tooManyFiles`,
 * and a link that takes nothing any more.
 */
export async function admitUpload(
  { server, tenant, linkId, visitHash }: Visiting,
  { size, caller }: Readonly<{ size: number; caller: Caller }>,
): Promise<string> {
  if (size > largestStrange)
    throw new Refusal<RefusalCode>('files.tooLarge', { limit: `${largestStrange / 1024 / 1024} MB` })

  const at = server.clock()
  const now = isoOf(at)
  const fileId = server.newId()
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      // Of two files that come at once the second is counted after the first.
      const link = (await holdLink(tx, linkId)) ?? refuseUnknown()
      await refusePaused({ server, tenant }, link)
      refuseExpired(link, now)
      refuseUsedUp(link)
      const upload = { linkId, visitHash, address: caller.ip }
      const sums = await sumUploads(tx, { ...upload, since: isoOf(at - visitLasts) })
      if (isTooMuch(sums, size)) throw new Refusal<RefusalCode>('shortLinks.tooManyFiles')

      await insertUpload(tx, { ...upload, fileId, size, createdAt: now })
    })
  return fileId
}
