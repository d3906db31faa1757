import type { RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { countDeed, type Deed } from './count-store.ts'

const minute = 60_000

/** How often something may be done with a link: from one address, and in all. */
const limits: Readonly<Record<Deed, Readonly<{ each: number; all: number; lasts: number }>>> = {
  open: { each: 60, all: 1200, lasts: minute },
  password: { each: 10, all: 300, lasts: 15 * minute },
  send: { each: 10, all: 120, lasts: minute },
  visit: { each: 30, all: 600, lasts: minute },
  find: { each: 10, all: 60, lasts: minute },
}

type Doing = Readonly<{ linkId: string; deed: Deed; ip: string; now: number }>

/** Counts what is about to be done; refuses `shortLinks.tooMany`. Whoever is refused does not use up what is left for all. */
export async function refuseFlood(db: TenantDb, { linkId, deed, ip, now }: Doing): Promise<void> {
  const { each, all, lasts } = limits[deed]
  const window = { now, lasts }
  const isFlood =
    (await countDeed(db, { linkId, deed, address: ip }, window)) > each ||
    (await countDeed(db, { linkId, deed, address: '' }, window)) > all
  if (isFlood) throw new Refusal<RefusalCode>('shortLinks.tooMany', { minutes: lasts / minute })
}
