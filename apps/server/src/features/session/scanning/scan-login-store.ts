import type { PlatformDb } from '@signet/db'

type NewScan = Readonly<{
  ticket: Uint8Array
  browser: Uint8Array
  address: string
  userAgent: string
  now: string
  expiresAt: string
}>

export async function insertScan(db: PlatformDb, scan: NewScan): Promise<void> {
  const { ticket, browser, address, userAgent, now, expiresAt } = scan
  await db
    .insertInto('scanLogin')
    .values({ ticketHash: ticket, browserHash: browser, address, userAgent, createdAt: now, expiresAt })
    .execute()
}

export type Scan = Readonly<{
  state: 'waiting' | 'scanned' | 'confirmed' | 'cancelled'
  address: string
  userAgent: string
  createdAt: string
  expiresAt: string
}>

/** A ticket that has not expired. */
type Live = Readonly<{ ticket: Uint8Array; now: string }>

/** Returns the state of a ticket for the browser that asked for it. */
export function findScan(
  db: PlatformDb,
  { ticket, now, browser }: Live & Readonly<{ browser: Uint8Array }>,
): Promise<Pick<Scan, 'state'> | undefined> {
  return db
    .selectFrom('scanLogin')
    .where('ticketHash', '=', ticket)
    .where('browserHash', '=', browser)
    .where('expiresAt', '>', now)
    .select('state')
    .executeTakeFirst()
}

type ByPhone = Live & Readonly<{ phone: Uint8Array }>

/** The first phone that scans a ticket has it; a second one finds nothing. */
export function takeScan(
  db: PlatformDb,
  { ticket, now, phone, tenant, personId }: ByPhone & Readonly<{ tenant: string; personId: string }>,
): Promise<Scan | undefined> {
  return db
    .updateTable('scanLogin')
    .set({ state: 'scanned', scannedBy: phone, tenantCode: tenant, personId })
    .where('ticketHash', '=', ticket)
    .where('expiresAt', '>', now)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'scanned'), eb('scannedBy', '=', phone)])]),
    )
    .returning(['state', 'address', 'userAgent', 'createdAt', 'expiresAt'])
    .executeTakeFirst()
}

/** Moves a ticket on that this phone scanned; undefined when it is not in that state any more. */
export function settleScan(
  db: PlatformDb,
  { ticket, now, phone, state }: ByPhone & Readonly<{ state: 'confirmed' | 'cancelled' }>,
): Promise<Scan | undefined> {
  return db
    .updateTable('scanLogin')
    .set({ state })
    .where('ticketHash', '=', ticket)
    .where('scannedBy', '=', phone)
    .where('state', '=', 'scanned')
    .where('expiresAt', '>', now)
    .returning(['state', 'address', 'userAgent', 'createdAt', 'expiresAt'])
    .executeTakeFirst()
}

type Confirmed = Readonly<{
  tenant: string
  personId: string
  /** The session of the phone, hexadecimal. */
  phone: string
}>

/** Uses a confirmed ticket up, for the browser that asked for it; of two calls one gets it. */
export async function spendScan(
  db: PlatformDb,
  { ticket, now, browser }: Live & Readonly<{ browser: Uint8Array }>,
): Promise<Confirmed | undefined> {
  const spent = await db
    .deleteFrom('scanLogin')
    .where('ticketHash', '=', ticket)
    .where('browserHash', '=', browser)
    .where('state', '=', 'confirmed')
    .where('expiresAt', '>', now)
    .returning(['tenantCode', 'personId', 'scannedBy'])
    .executeTakeFirst()
  if (!spent?.tenantCode || !spent.personId || !spent.scannedBy) return undefined
  return {
    tenant: spent.tenantCode,
    personId: spent.personId,
    phone: Buffer.from(spent.scannedBy).toString('hex'),
  }
}
