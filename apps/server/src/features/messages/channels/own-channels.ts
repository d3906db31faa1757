import { contract, type MessageChannel, messageChannels } from '@signet/contract'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { serve } from '../../../http/serve.ts'
import { channelKind } from '../deliveries/index.ts'
import { loadChoices, muteCase as mute, mutedCasesOf, noChoice, saveChoice } from './choice-store.ts'
import { loadRules, type Rules } from './rule-store.ts'

export const showOwnChannels = serve(contract.channels.own, async ({ actor, tx, server }) => {
  const { personId, tenant } = actor
  const rules = await loadRules(tx)
  const person = (await server.directories.of(tenant)).people.get(personId)
  const choice = (await loadChoices(tx, [personId])).get(personId) ?? noChoice
  return {
    ...choice,
    rules,
    channels: await Promise.all(
      messageChannels
        .filter((channel) => isUsed(rules, channel))
        .map(async (name) => ({
          name,
          address: person ? await (await channelKind(name)).reachOf({ server, tenant }, person) : '',
        })),
    ),
    mutedCases: await mutedCasesOf(tx, personId),
  }
})

function isUsed(rules: Rules, channel: MessageChannel): boolean {
  return Object.values(rules).some((own) => (own[channel] ?? 'off') !== 'off')
}

export const saveOwnChannels = serve(contract.channels.saveOwn, async ({ input, actor, tx }) => {
  await saveChoice(tx, actor.personId, input)
  return null
})

/** Only for who sees the case, so that the call tells nothing about others. */
export const muteCase = serve(contract.channels.muteCase, async (call) => {
  const { input, actor, tx } = call
  const { caseId, isMuted } = input
  if (isMuted) await loadVisibleCase(call, { caseId })
  await mute(tx, { personId: actor.personId, caseId, isMuted })
  return null
})
