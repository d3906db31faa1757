import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { noticeKindOf } from '../../people/inbox/index.ts'
import { markRead } from './notice-store.ts'
import { tellOwnDevices } from './tell-own-devices.ts'

export const readAllNotices = serve(contract.notices.readAll, async (call) => {
  const { input, actor, tx, now, server, afterCommit } = call
  const { personId } = actor
  const kind = input.type === '' ? undefined : noticeKindOf(input.type)
  await markRead(tx, { personId, now, kind })
  const { unreadTotal, push } = await tellOwnDevices(tx, server, actor)
  afterCommit(push)

  return { unreadTotal }
})
