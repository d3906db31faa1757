import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { removeNotices as removeRows } from './notice-store.ts'
import { tellOwnDevices } from './tell-own-devices.ts'

/** The family writes the ids with commas between them. Those of other people stay. */
export const removeNotices = serve(contract.notices.remove, async (call) => {
  const { input, actor, tx, server, afterCommit } = call
  const ids = input.ids.split(',').filter((id) => id !== '')
  if (ids.length > 0) await removeRows(tx, actor.personId, ids)
  const { push } = await tellOwnDevices(tx, server, actor)
  afterCommit(push)

  return null
})
