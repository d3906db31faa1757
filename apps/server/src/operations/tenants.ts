import { CannotStart, type Db } from '@signet/db'
import { usageIn } from '../people/tenants/index.ts'

export const tenantsUsage = `Usage: npm run tenants -- list
       npm run tenants -- suspend CODE
       npm run tenants -- resume CODE [--anyway]
       npm run tenants -- connect CODE
       npm run tenants -- quota CODE [people=N|none] [storage-gb=N|none] [calls-per-minute=N|none]
       npm run tenants -- export CODE FILE [--force] [--without-secrets]
       npm run tenants -- import FILE [--code NEW] [--name NAME] [--dry-run]`

type Order = Readonly<{ db: Db; words: readonly string[]; now: string }>

/** Runs one command on the tenants of an installation; returns what the operator reads. Throws CannotStart. */
export async function administerTenants({ db, words, now }: Order): Promise<string> {
  const [command = '', code = '', ...rest] = words
  if (command === 'list' && words.length === 1) return listAll(db)
  if (code === '') throw new CannotStart(tenantsUsage)
  const act = commands[[command, ...rest].join(' ')]
  if (act) return act({ db, code, now })
  if (command === 'quota') return setQuota(db, code, rest)
  throw new CannotStart(tenantsUsage)
}

type OnTenant = Readonly<{ db: Db; code: string; now: string }>

/** By what is written around the code of the tenant. */
const commands: Readonly<Record<string, (on: OnTenant) => Promise<string>>> = {
  suspend: ({ db, code, now }) => suspend(db, code, now),
  resume: ({ db, code }) => resume(db, code, { isAnyway: false }),
  'resume --anyway': ({ db, code }) => resume(db, code, { isAnyway: true }),
  connect: ({ db, code }) => connect(db, code),
}

async function listAll(db: Db): Promise<string> {
  const tenants = await db.platform
    .selectFrom('tenant')
    .orderBy('createdAt')
    .orderBy('code')
    .selectAll()
    .execute()
  const lines: string[] = []
  for (const { code, name, suspendedAt, movedAt, isCopy, ...bounds } of tenants) {
    const used = await usageIn(db.tenant(code))
    const moved = movedAt === null ? '' : `, exported to move at ${movedAt}`
    const state = suspendedAt === null ? 'active' : `suspended since ${suspendedAt}${moved}`
    lines.push(
      [
        `${code} (${name}): ${state}${isCopy ? ', a copy that sends nothing' : ''}`,
        `people ${used.people}${ofMost(bounds.mostPeople)}`,
        `storage ${gigabytes(used.bytes)}${ofMost(bounds.mostBytes && gigabytes(Number(bounds.mostBytes)))}`,
        `calls per minute ${bounds.callsPerMinute ?? 'unlimited'}`,
      ].join(', '),
    )
  }
  return lines.length === 0 ? 'There are no tenants yet.' : lines.join('\n')
}

function ofMost(most: number | string | null): string {
  return most === null ? '' : ` of ${most}`
}

const gigabyte = 1024 ** 3

function gigabytes(bytes: number): string {
  return `${Math.round((bytes / gigabyte) * 100) / 100} GB`
}

/** Its sessions end, so that its people sign in anew after it is resumed. */
async function suspend(db: Db, code: string, now: string): Promise<string> {
  const ended = await db.platform.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('tenant')
      .set({ suspendedAt: now })
      .where('code', '=', code)
      .where('suspendedAt', 'is', null)
      .returning('code')
      .execute()
    if (changed.length === 0) return undefined

    const sessions = await tx
      .updateTable('session')
      .set({ endedAt: now, endedBy: 'disabled' })
      .where('tenantCode', '=', code)
      .where('endedAt', 'is', null)
      .returning('device')
      .execute()
    return sessions.length
  })
  if (ended === undefined) await refuseUnknown(db, code, `${code} is already suspended.`)
  return `${code} is suspended. ${ended} sessions ended; its background work rests.`
}

type Resuming = Readonly<{ isAnyway: boolean }>

/** One that was exported to move goes on elsewhere: here it would send a second time what waited. */
async function resume(db: Db, code: string, { isAnyway }: Resuming): Promise<string> {
  if (!isAnyway) await refuseMoved(db, code)
  const changed = await db.platform
    .updateTable('tenant')
    .set({ suspendedAt: null, movedAt: null })
    .where('code', '=', code)
    .where('suspendedAt', 'is not', null)
    .returning('code')
    .execute()
  if (changed.length === 0) await refuseUnknown(db, code, `${code} is not suspended.`)
  return `${code} works again. Its people sign in as before.`
}

async function refuseMoved(db: Db, code: string): Promise<void> {
  const tenant = await db.platform
    .selectFrom('tenant')
    .where('code', '=', code)
    .where('movedAt', 'is not', null)
    .select('movedAt')
    .executeTakeFirst()
  if (tenant)
    throw new CannotStart(
      `${code} was exported at ${tenant.movedAt} to move. If its file goes on elsewhere, what waited would be sent twice. If it does not: npm run tenants -- resume ${code} --anyway`,
    )
}

/** A copy takes over what its original sends to other systems. */
async function connect(db: Db, code: string): Promise<string> {
  const changed = await db.platform
    .updateTable('tenant')
    .set({ isCopy: false })
    .where('code', '=', code)
    .where('isCopy', '=', true)
    .returning('code')
    .execute()
  if (changed.length === 0) await refuseUnknown(db, code, `${code} is connected to other systems.`)
  return `${code} sends to other systems from now on. Its administrators switch on webhooks and triggers.`
}

async function refuseUnknown(db: Db, code: string, otherwise: string): Promise<never> {
  const found = await db.platform
    .selectFrom('tenant')
    .where('code', '=', code)
    .select('code')
    .executeTakeFirst()
  throw new CannotStart(found ? otherwise : `There is no tenant ${code}.`)
}

type Quota = { mostPeople?: number | null; mostBytes?: number | null; callsPerMinute?: number | null }

const quotas: Readonly<Record<string, (most: number | null) => Quota>> = {
  people: (mostPeople) => ({ mostPeople }),
  'storage-gb': (most) => ({ mostBytes: most === null ? null : most * gigabyte }),
  'calls-per-minute': (callsPerMinute) => ({ callsPerMinute }),
}

async function setQuota(db: Db, code: string, words: readonly string[]): Promise<string> {
  if (words.length === 0) throw new CannotStart(tenantsUsage)
  const quota: Quota = Object.assign({}, ...words.map(quotaIn))
  const changed = await db.platform
    .updateTable('tenant')
    .set(quota)
    .where('code', '=', code)
    .returning('code')
    .execute()
  if (changed.length === 0) throw new CannotStart(`There is no tenant ${code}.`)
  return listAll(db)
}

/** Reads `people=100`, `people=none` and the like. */
function quotaIn(word: string): Quota {
  const [name = '', value = ''] = word.split('=')
  const quota = Object.hasOwn(quotas, name) ? quotas[name] : undefined
  const isNumber = /^[1-9]\d{0,8}$/.test(value)
  if (!quota || (!isNumber && value !== 'none'))
    throw new CannotStart(`Not a quota: ${word}\n${tenantsUsage}`)
  return quota(isNumber ? Number(value) : null)
}
