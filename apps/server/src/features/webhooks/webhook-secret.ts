import type { Server } from '../../server.ts'
import { freshSecret } from '../../signing/index.ts'
import type { Webhook } from './webhook-store.ts'

type Place = Readonly<{ server: Pick<Server, 'secrets' | 'random'>; tenant: string; id: string }>

/** A new secret, and what is kept of it. Refuses `secrets.noKey`. */
export function newSecret({ server, tenant, id }: Place): Readonly<{ secret: string; sealed: string }> {
  const secret = freshSecret(server.random)
  return { secret, sealed: server.secrets.seal(secret, placeOf(tenant, id)) }
}

/** With what is signed now: the secret, and the one before as long as it counts. */
export function secretsOf(
  { server, tenant }: Omit<Place, 'id'>,
  { id, sealed, formerSealed, formerUntil }: Webhook,
  now: string,
): readonly string[] {
  const isFormerValid = formerSealed !== null && formerUntil !== null && now < formerUntil
  return [sealed, ...(isFormerValid ? [formerSealed] : [])].map((one) =>
    server.secrets.open(one, placeOf(tenant, id)),
  )
}

function placeOf(tenant: string, id: string): string {
  return `${tenant}/webhook/${id}`
}
