import { createHash, timingSafeEqual } from 'node:crypto'
import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import { defaultTenant } from './create-tenant.ts'

/** Characters that are not confused when a code is read aloud. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a code of 80 random bits, such as `K7QM-2XWB-…`, that the start prints for the operator. */
export function newFirstRunCode(random: (bytes: number) => Uint8Array): string {
  const code = [...random(16)].map((byte) => letters[byte % letters.length]).join('')
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

type Needs = Readonly<{
  db: Db
  directories: Readonly<{
    of: (tenant: string) => Promise<Readonly<{ people: ReadonlyMap<string, unknown> }>>
  }>
}>

/** Whether the first administrator must still be created. */
export async function isFirstRun({ db, directories }: Needs): Promise<boolean> {
  const first = await defaultTenant(db)
  return first === undefined || (await directories.of(first)).people.size === 0
}

/** Refuses `session.firstRunDone`, and `session.wrongFirstRunCode` to callers without the code. */
export async function refuseFirstRun(
  server: Needs & Readonly<{ firstRunCode: string }>,
  code: string,
): Promise<void> {
  if (!(await isFirstRun(server))) throw new Refusal<RefusalCode>('session.firstRunDone')
  if (!timingSafeEqual(digestOf(code), digestOf(server.firstRunCode)))
    throw new Refusal<RefusalCode>('session.wrongFirstRunCode')
}

/** Case and separators do not matter to those who type it. */
function digestOf(code: string): Buffer {
  return createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest()
}
