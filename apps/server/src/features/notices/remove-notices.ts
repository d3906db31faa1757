import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { removeNotices as removeRows } from './notice-store.ts'
import { tellOwnDevices } from './tell-own-devices.ts'

/** Ids arrive separated by commas; those of other people are ignored. */
export const removeNotices = serve(contract.notices.remove, async (call) => {
  const { input, actor, tx, server, afterCommit } = call
  const ids = input.ids.split(',').filter((id) => id !== '')
  if (ids.length > 0) await removeRows(tx, actor.personId, ids)
  const { push } = await tellOwnDevices(tx, server, actor)
  afterCommit(push)

  return null
})
