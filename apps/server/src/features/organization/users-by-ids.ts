import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { userRow } from './user-view.ts'

/** Includes people who have left, since old choices keep their names. */
export const usersByIds = serve(contract.organization.usersByIds, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const chosen = input.ids.flatMap((id) => directory.people.get(id) ?? [])

  return { list: chosen.map((person) => userRow(directory, person)) }
})
