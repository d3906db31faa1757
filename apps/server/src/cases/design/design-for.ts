import type { ReadContext } from '../acting.ts'
import { type Design, type DesignKey, designOf } from './design-of.ts'

/** Returns the design of a version in the tenant of the call. */
export function designFor(
  { tx, actor, server }: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  key: DesignKey,
): Promise<Design> {
  return designOf({ tx, db: server.db, tenant: actor.tenant }, key)
}
