import type { TenantDb } from '@signet/db'
import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import { freshSecret } from '../../signing/index.ts'
import { findSecret, insertSecret, replaceSecret } from './secret-store.ts'

type Place = Readonly<{ server: Server; db: TenantDb; tenant: string }>

/** With what a flow signs; made when it is first needed. Refuses what `server.secrets` refuses. */
export async function flowSecret(place: Place, flowId: string): Promise<string> {
  const known = await findSecret(place.db, flowId)
  if (known !== undefined) return place.server.secrets.open(known, placeOf(place, flowId))

  await insertSecret(place.db, fresh(place, flowId))
  return place.server.secrets.open((await findSecret(place.db, flowId)) ?? '', placeOf(place, flowId))
}

/** Another one: from now on nothing that was signed with the old one is believed. */
export async function renewSecret(place: Place, flowId: string): Promise<string> {
  await replaceSecret(place.db, fresh(place, flowId))
  return flowSecret(place, flowId)
}

function fresh({ server, tenant }: Place, flowId: string) {
  const sealed = server.secrets.seal(freshSecret(server.random), placeOf({ tenant }, flowId))
  return { flowId, sealed, changedAt: isoOf(server.clock()) }
}

function placeOf({ tenant }: Pick<Place, 'tenant'>, flowId: string): string {
  return `${tenant}/flow/${flowId}`
}
