import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { peopleBehind } from './mixed-choice.ts'
import { pageOfPeople } from './page-of-people.ts'

export const selectedUsers = serve(contract.organization.selectedUsers, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  return pageOfPeople(directory, peopleBehind(directory, input.ids), input)
})
