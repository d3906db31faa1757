import { contract, mostIcons, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import {
  allIcons,
  countIcons,
  deleteIcon,
  insertIcon,
  isNameTaken,
  lockIcon,
  updateIcon,
} from './icon-store.ts'
import { findIconUsers } from './icon-users-store.ts'
import { readPicture } from './read-picture.ts'

export const listIcons = serve(contract.icons.list, async ({ tx, actor }) => ({
  list: (await allIcons(tx)).map(({ name: fullName, size: bytes, ...icon }) => ({
    ...icon,
    fullName,
    bytes,
    icon: iconAddress(actor.tenant, icon.id),
  })),
}))

export const createIcon = serve(contract.icons.create, async ({ input, tx, actor, now, server }) => {
  const picture = readPicture(input.picture)
  if ((await countIcons(tx)) >= mostIcons)
    throw new Refusal<RefusalCode>('icons.tooMany', { most: mostIcons })
  const id = Buffer.from(server.random(12)).toString('base64url')
  const { fullName: name, category } = input
  const change = { changedAt: now, changedBy: actor.personId }
  if (!(await insertIcon(tx, { id, name, category, ...picture, ...change })))
    throw new Refusal<RefusalCode>('icons.nameTaken', { name })
  return { id }
})

export const saveIcon = serve(contract.icons.update, async ({ input, tx, actor, now }) => {
  const { id, fullName: name, category } = input
  const picture = input.picture === undefined ? {} : readPicture(input.picture)
  const icon = await lockIcon(tx, id)
  if (!icon) throw new Refusal<RefusalCode>('icons.notFound')
  if (icon.version !== input.version) throw new Refusal<RefusalCode>('icons.changedMeanwhile')
  if (await isNameTaken(tx, { id, name })) throw new Refusal<RefusalCode>('icons.nameTaken', { name })
  const change = { changedAt: now, changedBy: actor.personId }
  return { version: await updateIcon(tx, { id, name, category, ...picture, ...change }) }
})

const mostNames = 10

export const removeIcon = serve(contract.icons.remove, async ({ input, tx, actor }) => {
  const icon = await lockIcon(tx, input.id)
  if (!icon) throw new Refusal<RefusalCode>('icons.notFound')
  const names = await findIconUsers(tx, iconAddress(actor.tenant, icon.id))
  const users = names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ' …' : '')
  if (names.length > 0) throw new Refusal<RefusalCode>('icons.inUse', { name: icon.name, users })
  await deleteIcon(tx, icon.id)
  return null
})

/** What designs store, in at most 60 letters. */
function iconAddress(tenant: string, id: string): string {
  return `/api/Icon/${tenant}/${id}`
}
