import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock/clock.ts'
import type { Server } from '../../server.ts'
import { endingOf } from './file-name.ts'
import { countUnfinished, insertFile, lockSpace, usedBytes } from './file-store.ts'
import { refuseEnding, uploadRules } from './upload-rules.ts'

type NewUpload = Readonly<{ id: string; name: string; size: number; ownerId: string | null }>

/**
 * Reserves the space of an upload before its first byte. Refuses `files.tooLarge`, `files.kindNotAllowed`,
 * `files.tooManyUploads`, `files.noSpace` and `files.companyFull`.
 */
export async function beginUpload(server: Server, tenant: string, upload: NewUpload): Promise<void> {
  const rules = await uploadRules(server, tenant)
  if (upload.size > rules.mostBytes)
    throw new Refusal<RefusalCode>('files.tooLarge', { limit: sizeText(rules.mostBytes) })
  refuseEnding(rules, endingOf(upload.name))

  const { mostBytes } = await server.tenants.of(tenant)
  const { fileSpace } = server
  const perTenant = Math.min(fileSpace.perTenant, mostBytes ?? fileSpace.perTenant)
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await lockSpace(tx, tenant)
      await refuseBeyond(tx, { ...fileSpace, perTenant }, upload)
      await insertFile(tx, { ...upload, now: isoOf(server.clock()) })
    })
}

async function refuseBeyond(
  tx: Reader,
  space: Server['fileSpace'],
  { ownerId, size }: NewUpload,
): Promise<void> {
  if (ownerId !== null) {
    if ((await countUnfinished(tx, ownerId)) >= space.openUploads)
      throw new Refusal<RefusalCode>('files.tooManyUploads', { max: space.openUploads })
    refuseFull('files.noSpace', { used: await usedBytes(tx, ownerId), size, allowed: space.perPerson })
  }
  refuseFull('files.companyFull', { used: await usedBytes(tx), size, allowed: space.perTenant })
}

type SpaceUse = Readonly<{ used: number; size: number; allowed: number }>

function refuseFull(code: 'files.noSpace' | 'files.companyFull', { used, size, allowed }: SpaceUse): void {
  if (used + size > allowed)
    throw new Refusal<RefusalCode>(code, { used: sizeText(used), allowed: sizeText(allowed) })
}

const megabyte = 1024 * 1024

export function sizeText(bytes: number): string {
  const megabytes = Math.ceil(bytes / megabyte)
  return megabytes < 1024 ? `${megabytes} MB` : `${Math.round(megabytes / 102.4) / 10} GB`
}
