import { administrationScope, contract, keyAreasOf, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../../people/directory/index.ts'
import { isNetwork } from '../../../people/sessions/index.ts'

/** The areas that a key may be given. */
export const keyAreas = keyAreasOf(contract)

const known: ReadonlySet<string> = new Set([
  administrationScope,
  ...keyAreas.flatMap(({ area, reads, writes }) => [
    // To write an area is to read it too.
    ...(reads > 0 ? [`${area}.read`] : []),
    ...(writes > 0 ? [`${area}.write`] : []),
  ]),
])

/** Refuses `accessKeys.wrongScope`. */
export function refuseScopes(scopes: readonly string[]): void {
  const wrong = scopes.find((scope) => !known.has(scope))
  if (wrong !== undefined) throw new Refusal<RefusalCode>('accessKeys.wrongScope', { scope: wrong })
}

/** Refuses `accessKeys.wrongNetwork`. */
export function refuseNetworks(networks: readonly string[]): void {
  const wrong = networks.find((network) => !isNetwork(network))
  if (wrong !== undefined) throw new Refusal<RefusalCode>('accessKeys.wrongNetwork', { network: wrong })
}

/** Refuses `accessKeys.wrongExpiry`. */
export function refuseExpiry(expiresAt: string | null, now: string): void {
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now))
    throw new Refusal<RefusalCode>('accessKeys.wrongExpiry')
}

/** Refuses `organization.notFound` for people who do not work here. */
export function refuseStrangers(directory: Snapshot, personIds: readonly string[]): void {
  if (!personIds.every((id) => directory.isActive(id)))
    throw new Refusal<RefusalCode>('organization.notFound')
}
