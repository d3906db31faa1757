import type { TenantDb } from '@signet/db'
import { isoOf } from '../../clock/clock.ts'
import { freshSecret } from '../../outside/signing/index.ts'
import type { Server } from '../../server.ts'
import { findSecret, insertSecret, replaceSecret } from './secret-store.ts'

type SecretContext = Readonly<{ server: Server; db: TenantDb; tenant: string }>

/** Returns the signing secret of a flow, created on first use. Refuses what `server.secrets` refuses. */
export async function flowSecret(place: SecretContext, flowId: string): Promise<string> {
  const known = await findSecret(place.db, flowId)
  if (known !== undefined) return place.server.secrets.open(known, placeOf(place, flowId))

  await insertSecret(place.db, fresh(place, flowId))
  return place.server.secrets.open((await findSecret(place.db, flowId)) ?? '', placeOf(place, flowId))
}

/** Replaces the secret; signatures by the old one are no longer valid. */
export async function renewSecret(place: SecretContext, flowId: string): Promise<string> {
  await replaceSecret(place.db, fresh(place, flowId))
  return flowSecret(place, flowId)
}

function fresh({ server, tenant }: SecretContext, flowId: string) {
  const sealed = server.secrets.seal(freshSecret(server.random), placeOf({ tenant }, flowId))
  return { flowId, sealed, changedAt: isoOf(server.clock()) }
}

function placeOf({ tenant }: Pick<SecretContext, 'tenant'>, flowId: string): string {
  return `${tenant}/flow/${flowId}`
}
