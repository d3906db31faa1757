import { contract } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FieldProblem } from '../../../http/envelope.ts'
import { serve } from '../../../http/serve.ts'
import { codeMessage, SmsFailure, smsSenders } from '../../../outside/sms/index.ts'
import { loadSettings } from '../../../people/settings/index.ts'
import { checkSettings } from './check-settings.ts'
import { smsAccountOf } from './outside-accounts.ts'
import { refuseProblems } from './save-settings.ts'
import { openSecretsOf } from './setting-secrets.ts'
import { insertOutboxMessage } from './sms-outbox-store.ts'

/** What a template shows in place of a real code. */
const sample = { code: '000000', minutes: 5 }

/** Sends with an account that may not be saved yet; a secret that was not typed again is the saved one. */
export const testSms = serve(contract.settings.testSms, async ({ input, actor, tx, server, caller, now }) => {
  const { sms, identity } = await loadSettings(tx)
  const secrets = {
    ...openSecretsOf({ server, tenant: actor.tenant, group: 'sms' }, sms.sealed),
    ...input.secrets,
  }
  const context = { server, tenant: actor.tenant, caller, secrets }
  const { value, problems } = await checkSettings('sms', { ...input.value, isOn: true }, context)
  refuseProblems({ server, caller }, 'sms', problems)

  const { provider } = value
  if (provider === 'outbox') {
    const system = identity.value.systemName
    const body = server.words.t(caller.locale)('settings.testSms.text', { system })
    await insertOutboxMessage(tx, { id: server.newId(), at: now, phone: input.to, body })
    return null
  }
  const needs = { outside: server.outside, now: server.clock(), nonce: server.newId() }
  const send = () =>
    smsSenders[provider](needs, smsAccountOf(value, secrets), codeMessage({ ...sample, phone: input.to }))
  refuseProblems({ server, caller }, 'sms', await problemsOfSms(send))
  return null
})

/** Returns why the provider took no message, in its own words, or why it cannot be reached. */
async function problemsOfSms(send: () => Promise<void>): Promise<readonly FieldProblem[]> {
  try {
    await send()
    return []
  } catch (error) {
    if (error instanceof Refusal) return [{ path: 'endpoint', code: error.code, params: error.params }]
    if (!(error instanceof SmsFailure)) throw error
    return [{ path: 'to', code: error.code, params: error.params }]
  }
}
