import type { Client } from '@signet/client'
import { queryOptions } from '@tanstack/react-query'
import type { App } from './app-context.ts'

/** The published flows by name. */
export const flowNamesQuery = ({ delegations }: Client) =>
  queryOptions({
    queryKey: ['flow-names'],
    queryFn: ({ signal }) => delegations.flows({}, { signal }),
  })

type NamedPerson = Readonly<{ name: string; places: string }>

/** A person as every list of choices writes them: name and department. `places` are paths of departments, and a post. */
export function personLabel({ name, places }: NamedPerson): string {
  const department = places
    .split(/, | · /)[0]
    ?.split('/')
    .at(-1)
  return department ? `${name} · ${department}` : name
}

/** The signed-in person; kept on the device under the names that both clients share. */
export const currentUserQuery = ({ client, session, brand }: Pick<App, 'client' | 'session' | 'brand'>) =>
  queryOptions({
    queryKey: ['session', 'currentUser'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const user = await client.session.currentUser({ type: 'web' }, { signal })
      session.keep(user)
      void brand.show(user.sysConfigInfo)
      return user
    },
  })
