import { contract, type Endpoint, type KeyNeed, keyNeedOf } from '@signet/contract'

const needs: ReadonlyMap<Endpoint, KeyNeed | undefined> = new Map(
  Object.entries(contract).flatMap(([area, group]) =>
    Object.entries(group).map(([name, endpoint]) => [endpoint, keyNeedOf(area, name, endpoint)] as const),
  ),
)

/** What a call asks of an access key; undefined where no key is accepted. */
export function needOf(endpoint: Endpoint): KeyNeed | undefined {
  return needs.get(endpoint)
}
