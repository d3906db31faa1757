import { webhookPlace } from '../../../outside/secrets/index.ts'
import { freshSecret } from '../../../outside/signing/index.ts'
import type { Server } from '../../../server.ts'
import type { Webhook } from './webhook-store.ts'

type SecretContext = Readonly<{ server: Pick<Server, 'secrets' | 'random'>; tenant: string; id: string }>

/** Creates a secret and its sealed form. Refuses `secrets.noKey`. */
export function newSecret({
  server,
  tenant,
  id,
}: SecretContext): Readonly<{ secret: string; sealed: string }> {
  const secret = freshSecret(server.random)
  return { secret, sealed: server.secrets.seal(secret, webhookPlace(tenant, id)) }
}

/** Seals the secret that a vendor made for its robot. Refuses `secrets.noKey`. */
export function sealRobotSecret({ server, tenant, id }: SecretContext, secret: string): string {
  return server.secrets.seal(secret, webhookPlace(tenant, id))
}

/** Returns the secrets to sign with: the current one, and the former while it is valid. */
export function secretsOf(
  { server, tenant }: Omit<SecretContext, 'id'>,
  { id, sealed, formerSealed, formerUntil }: Webhook,
  now: string,
): readonly string[] {
  const isFormerValid = formerSealed !== null && formerUntil !== null && now < formerUntil
  return [sealed, ...(isFormerValid ? [formerSealed] : [])].map((one) =>
    server.secrets.open(one, webhookPlace(tenant, id)),
  )
}
