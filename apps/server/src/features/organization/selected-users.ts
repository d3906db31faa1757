import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { peopleIn } from '../../people/directory/index.ts'
import { pageOfPeople } from './page-of-people.ts'

export const selectedUsers = serve(contract.organization.selectedUsers, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  return pageOfPeople(directory, peopleIn(directory, actor.personId, input.ids), input)
})
