import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { isAnswering } from './is-answering.ts'
import { modelOfLink } from './model-of-link.ts'
import { offeredFields } from './offered-fields.ts'
import { linksOf } from './short-link-store.ts'

export const listLinks = serve(contract.shortLinks.links, async (call) => {
  const { input, tx, actor, server, caller } = call
  const { form } = await modelOfLink(call, input.modelId)
  const directory = await server.directories.of(actor.tenant)
  const links = await linksOf(tx, input.modelId)
  return {
    list: links.map(({ passwordHash, ownerId, formId: _form, ...link }) => ({
      ...link,
      hasPassword: passwordHash !== null,
      owner: directory.nameOf(ownerId),
      isPaused: !isAnswering(directory, ownerId),
    })),
    offered: offeredFields(form, caller.locale),
  }
})
