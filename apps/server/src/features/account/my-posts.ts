import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { type Post, personRef, type Snapshot } from '../../people/directory/index.ts'
import { announcePermissions } from '../../people/rights/announce-permissions.ts'
import { keepApplication } from '../system/index.ts'
import { holdsPost, saveMajorPost } from './profile-store.ts'

export const positions = serve(contract.myself.positions, async ({ actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const majorId = directory.people.get(actor.personId)?.majorPostId
  return directory.postsOf(actor.personId).map((post) => ({
    ...postView(directory, post),
    isDefault: post.id === majorId,
  }))
})

function postView(directory: Snapshot, { id, name, organizationId, parentId }: Post) {
  const path = directory.pathOf(organizationId)
  const managerId = directory.posts.get(parentId ?? '')?.dutyPersonId ?? path.at(-1)?.headId ?? ''
  return {
    id,
    positionId: id,
    fullName: name,
    organizeId: organizationId,
    orgTreeName: path.map((one) => one.name).join('/'),
    parentId: parentId ?? '',
    parentName: directory.posts.get(parentId ?? '')?.name ?? '',
    managerId,
    managerName: directory.nameOf(managerId),
  }
}

/** Department, manager, defaults of forms and permissions follow the post; other open windows hear of it. */
export const setMajor = serve(contract.myself.setMajor, async (call) => {
  const { input, actor, tx, server } = call
  if (input.majorType === 'System') {
    await keepApplication(call, input.majorId)
    return null
  }
  await server.directories.changed({ ...call, tenant: actor.tenant })
  if (!(await holdsPost(tx, actor.personId, input.majorId)))
    throw new Refusal<RefusalCode>('account.notYourPost')
  await saveMajorPost(tx, actor.personId, input.majorId)
  announcePermissions(call, [actor.personId])

  return null
})

export const contacts = serve(contract.myself.contacts, async ({ actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const refer = personRef(directory)
  return {
    list: directory.administrators().map((id) => {
      const path = directory.pathOf(directory.departmentOf(id) ?? '')
      const post = directory.posts.get(directory.people.get(id)?.majorPostId ?? '')
      return {
        person: refer(id),
        organize: path.map(({ name }) => name).join('/'),
        position: post?.name ?? '',
      }
    }),
  }
})
