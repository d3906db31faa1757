import { contract } from '@signet/contract'
import { isoOf } from '../../clock/clock.ts'
import { serve } from '../../http/serve.ts'
import {
  choosePassword,
  failureListener,
  findPassword,
  passwordEnds,
  passwordNotice,
  passwordPolicy,
} from '../../people/sessions/index.ts'

export const passwordRules = serve(contract.account.passwordRules, async ({ actor, tx, server, now }) => {
  const policy = await passwordPolicy(server, actor.tenant)
  const changedAt = (await findPassword(tx, actor.personId))?.changedAt ?? now
  const endsAt = passwordEnds(policy, changedAt)
  const { shortest, kinds } = policy
  return { shortest, kinds, changedAt, endsAt: endsAt === undefined ? null : isoOf(endsAt) }
})

/**
 * The session that changes the password stays: its token is unknown to whom the old password was known. All others
 * end, and the owner gets a notice.
 */
export const changePassword = serve(contract.account.changePassword, async (call) => {
  const { input, actor, tx, server, now, tell, afterCommit } = call
  const { tenant, personId } = actor
  const onFailure = failureListener(call, 'confirmation')
  await server.sessions.checkPassword(actor, input.oldPassword, onFailure)
  await choosePassword({ tx, server, tenant, personId, now }, input.password)
  tell(passwordNotice('passwordChanged', personId, now))
  afterCommit(() => server.sessions.endOthersOf(actor, 'password'))
  afterCommit(() => server.sessions.confirm(actor))

  return null
})
