import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { loadSettings } from '../../../people/settings/index.ts'
import { mailAccountOf } from './check-context.ts'
import { checkSettings } from './check-settings.ts'
import { refuseProblems } from './save-settings.ts'
import { openSecretsOf } from './setting-secrets.ts'

/** Sends with an account that may not be saved yet; a secret that was not typed again is the saved one. */
export const testMail = serve(contract.settings.testMail, async ({ input, actor, tx, server, caller }) => {
  const { mail, identity } = await loadSettings(tx)
  const place = { server, tenant: actor.tenant, group: 'mail' } as const
  const secrets = { ...openSecretsOf(place, mail.sealed), ...input.secrets }
  const { value, problems } = await checkSettings(
    'mail',
    { ...input.value, isOn: true },
    { server, tenant: actor.tenant, caller, secrets },
  )
  refuseProblems({ server, caller }, 'mail', problems)

  const say = server.words.t(caller.locale)
  const system = identity.value.systemName
  const letter = {
    to: input.to,
    subject: say('settings.testMail.subject', { system }),
    text: say('settings.testMail.text', { system }),
  }
  const account = mailAccountOf(value, secrets)
  const { sendMail } = await import('../../../outside/mail/index.ts')
  const { problemsOfMail } = await import('./check-mail.ts')
  refuseProblems(
    { server, caller },
    'mail',
    await problemsOfMail(() => sendMail(server.outside, account, letter)),
  )
  return null
})
