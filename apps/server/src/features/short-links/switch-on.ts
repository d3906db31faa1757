import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { hashPassword } from '../../people/sessions/index.ts'
import { hashOf, newAddress } from './link-address.ts'
import { modelOfLink } from './model-of-link.ts'
import { refuseUnoffered } from './offered-fields.ts'
import { endLinks, holdForm, insertLink } from './short-link-store.ts'

export const switchOn = serve(contract.shortLinks.switchOn, async (call) => {
  const { input, actor, tx, now, server, caller } = call
  const { modelId: formId, purpose, password, expiresAt, quota, fields, asks } = input
  const { form } = await modelOfLink(call, formId)
  refuseUnoffered(form, input, caller.locale)

  await holdForm(tx, formId)
  await endLinks(tx, { formId, purpose, now })
  const id = server.newId()
  const address = newAddress(actor.tenant, server.random)
  await insertLink(tx, {
    id,
    formId,
    purpose,
    addressHash: hashOf(address),
    ownerId: actor.personId,
    passwordHash: password === null ? null : await hashPassword(password),
    expiresAt,
    quota,
    fields,
    asks,
    createdAt: now,
  })
  return { id, address }
})
