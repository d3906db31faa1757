import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { hashPassword } from '../../people/sessions/index.ts'
import { isAnswering } from './is-answering.ts'
import { modelOfLink } from './model-of-link.ts'
import { refuseUnoffered } from './offered-fields.ts'
import { forgetPasses } from './pass-store.ts'
import { holdLink, updateLink } from './short-link-store.ts'

export const changeLink = serve(contract.shortLinks.change, async (call) => {
  const { input, actor, tx, caller, server } = call
  const { modelId, id, password, expiresAt, quota, fields, asks } = input
  const { form } = await modelOfLink(call, modelId)
  const link = await holdLink(tx, id)
  if (link?.formId !== modelId) throw new Refusal<RefusalCode>('shortLinks.notFound')
  refuseUnoffered(form, { purpose: link.purpose, fields, asks }, caller.locale)
  if (quota !== null && quota < link.used)
    throw new Refusal<RefusalCode>('shortLinks.quotaBelowUse', { used: link.used })

  const directory = await server.directories.of(actor.tenant)
  // The person who edits a link without a responsible owner becomes its owner.
  const ownerId = isAnswering(directory, link.ownerId) ? link.ownerId : actor.personId
  const allowed = { ownerId, expiresAt, quota, fields, asks }
  if (password === undefined) {
    await updateLink(tx, id, allowed)
    return null
  }
  await updateLink(tx, id, {
    ...allowed,
    passwordHash: password === null ? null : await hashPassword(password),
  })
  await forgetPasses(tx, id)
  return null
})
