import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { grantorsOf } from '../../../people/rights/grantors.ts'
import { insertRightRequest, modelNamesIn } from '../../../records/models/index.ts'
import { openForHelp, rightsOf } from './explain-rights.ts'

/** One notice per person, list, right and day, however often somebody presses. */
export const askForRight = serve(contract.rightsHelp.ask, async (call) => {
  const { input, actor, now, caller, tell } = call
  const { right, reason } = input
  const opened = await openForHelp(call, input.modelId)
  if (rightsOf(opened).has(right)) throw new Refusal<RefusalCode>('records.hasRight')

  const { directory, model } = opened
  await insertRightRequest(call.tx, {
    ...{ id: call.server.newId(), formId: model.id, personId: actor.personId },
    ...{ wanted: right, reason, askedAt: now },
  })
  const { name: list } = modelNamesIn(caller.locale, model)
  tell({
    topic: 'notice',
    body: {
      toPersonIds: [...grantorsOf(directory, { asker: actor.personId, area: 'lists' })],
      kind: 'system',
      titleKey: 'rights-help.notice.asked',
      titleParams: { person: directory.nameOf(actor.personId), list, right },
      body: reason,
      senderId: actor.personId,
      fact: `rightAsked:${actor.personId}:${model.id}:${right}:${now.slice(0, 10)}`,
    },
  })
  return null
})
