import type { Client } from '../create-client.ts'
import type { Source } from './source.ts'

type Rows = Promise<Readonly<{ list: readonly Readonly<{ id: string; fullName: string }>[] }>>
type Calls = Readonly<{
  all: (client: Client, signal: AbortSignal) => Rows
  byIds: (client: Client, ids: readonly string[], signal?: AbortSignal) => Rows
}>

/** People under a name, of which a company has a few dozen: all of them at once, by words in their names. */
function circles({ all, byIds }: Calls): Source {
  return {
    search: async (client, { words = '', range }, signal) => {
      const { list } = range ? await byIds(client, range, signal) : await all(client, signal)
      const wanted = words.toLowerCase()
      const found = list.filter(({ fullName }) => fullName.toLowerCase().includes(wanted))
      return { choices: found.map(named), hasMore: false }
    },
    byIds: async (client, ids) => (await byIds(client, ids)).list.map(named),
  }
}

export const roles = circles({
  all: ({ organization }, signal) => organization.roleSelector({}, { signal }),
  byIds: ({ organization }, ids, signal) =>
    organization.roleRange({ ids: [...ids] }, signal ? { signal } : {}),
})

export const groups = circles({
  all: ({ organization }, signal) => organization.groupSelector({}, { signal }),
  byIds: ({ organization }, ids, signal) =>
    organization.groupRange({ ids: [...ids] }, signal ? { signal } : {}),
})

function named({ id, fullName }: Readonly<{ id: string; fullName: string }>) {
  return { id, name: fullName }
}
