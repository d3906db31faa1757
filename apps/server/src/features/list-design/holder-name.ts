import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../people/directory/index.ts'
import type { Holder } from './grant-store.ts'

const names: Readonly<Record<Holder['kind'], (directory: Snapshot, id: string) => string | undefined>> = {
  everybody: (_, id) => (id === '' ? '' : undefined),
  role: ({ roles }, id) => roles.get(id)?.name,
  position: ({ posts }, id) => posts.get(id)?.name,
  organization: ({ organizations }, id) => organizations.get(id)?.name,
  group: ({ groups }, id) => groups.get(id)?.name,
  person: ({ people }, id) => people.get(id)?.name,
}

/** Returns the holder's name, or the id if deleted. */
export function holderName(directory: Snapshot, { kind, id }: Holder): string {
  return names[kind](directory, id) ?? id
}

/** Refuses `organization.notFound` for an unknown holder. */
export function refuseUnknownHolders(directory: Snapshot, holders: readonly Holder[]): void {
  if (holders.some(({ kind, id }) => names[kind](directory, id) === undefined))
    throw new Refusal<RefusalCode>('organization.notFound')
}
