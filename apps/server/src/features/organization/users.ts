import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { pageOfPeople } from './page-of-people.ts'

/** Members see active people; administrators also see disabled ones. */
export const users = serve(contract.organization.users, async ({ input, actor, server }) => {
  const { organizeId, positionId, roleId, groupId } = input
  const directory = await server.directories.of(actor.tenant)
  const sets = [
    organizeId && directory.holdersOf({ kind: 'department', id: organizeId }),
    positionId && directory.holdersOf({ kind: 'position', id: positionId }),
    roleId && directory.holdersOf({ kind: 'role', id: roleId }),
    groupId && directory.holdersOf({ kind: 'group', id: groupId }),
  ].filter((set) => set !== '')
  const meant = [...directory.people.values()].filter(
    ({ id, isEnabled }) => (isEnabled || actor.isAdministrator) && sets.every((set) => set.includes(id)),
  )

  return pageOfPeople(directory, meant, input)
})
