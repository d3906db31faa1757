import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseExternals } from '../../../people/rights/refuse-externals.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { parentOf, refuseInUse } from '../organization/index.ts'
import { postsBelow } from './posts-below.ts'
import {
  countHolders,
  deletePost,
  isPostWithin,
  loadPost,
  loadUnit,
  movePosts,
  postsIn,
  updatePost as storePost,
} from './unit-store.ts'

export const updatePost = serve(contract.units.updatePost, async (call) => {
  const { tx, input, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const post = await loadPost(tx, input)
  await refuseOutside(call, 'people', { units: [post.organizationId], people: [input.dutyUserId] })
  refuseExternals(await call.server.directories.of(call.actor.tenant), [input.dutyUserId])
  const parentId = parentOf(input.parentId)
  if (parentId !== null && (await isPostWithin(tx, parentId, post.id)))
    throw new Refusal<RefusalCode>('organization.postBelowItself', { name: post.name })
  if (input.isClosed && !post.isClosed) await refuseHeld(tx, post)

  const { fullName: name, enCode: code, dutyUserId: dutyPersonId, isClosed } = input
  await storePost(tx, post.id, { name, code, parentId, dutyPersonId, isClosed })
  if (post.dutyPersonId !== dutyPersonId) announcePermissions(call, [post.dutyPersonId, dutyPersonId])
  return null
})

type Post = Awaited<ReturnType<typeof loadPost>>

/** Refuses to close a post of active people. */
async function refuseHeld(tx: Parameters<typeof countHolders>[0], { id, name }: Post): Promise<void> {
  const { active } = await countHolders(tx, id)
  if (active > 0) throw new Refusal<RefusalCode>('organization.hasPeople', { name, count: active })
}

/** People follow their post: their department, head and rights are those of the other department from now on. */
export const movePost = serve(contract.units.movePost, async (call) => {
  const { tx, input, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const post = await loadPost(tx, input)
  await refuseOutside(call, 'people', { units: [post.organizationId, input.intoId] })
  const target = await loadUnit(tx, { id: input.intoId })
  if (target.isClosed) throw new Refusal<RefusalCode>('organization.closed', { name: target.name })
  if (target.id === post.organizationId) return null

  const beside = await postsIn(tx, post.organizationId)
  await movePosts(tx, { rootId: post.id, ids: postsBelow(beside, post.id), to: target.id })
  announcePermissions(call, 'everybody')
  return null
})

export const removePost = serve(contract.units.removePost, async (call) => {
  const { tx, input, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const post = await loadPost(tx, { id: input.id })
  await refuseOutside(call, 'people', { units: [post.organizationId] })
  const { people, posts } = await countHolders(tx, post.id)
  if (people > 0) throw new Refusal<RefusalCode>('organization.hasPeople', { name: post.name, count: people })
  if (posts > 0)
    throw new Refusal<RefusalCode>('organization.hasChildPosts', { name: post.name, count: posts })
  await refuseInUse(tx, post)
  await deletePost(tx, post.id)
  return null
})
