import { contract, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { refuseOutside } from '../../people/rights/refuse-outside.ts'
import {
  confirmEnrolment,
  countRecoveryCodes,
  enrolFactor,
  failureListener,
  findFactor,
  hasFactor,
  removeFactor,
  renewRecoveryCodes,
  requireFreshSignIn,
} from '../../people/sessions/index.ts'

export const secondFactor = serve(contract.account.secondFactor, async ({ actor, tx }) => {
  const factor = await findFactor(tx, actor.personId)
  return {
    confirmedAt: factor?.confirmedAt ?? null,
    recoveryCodes: await countRecoveryCodes(tx, actor.personId),
  }
})

export const enrolSecondFactor = serve(contract.account.enrolSecondFactor, async (call) => {
  await requireFreshSignIn(call)
  const { actor, tx, server, now } = call
  const { tenant, personId } = actor
  const { secrets, random } = server
  const person = (await server.directories.of(tenant)).people.get(personId)
  const account = person?.account ?? personId
  const enrolment = await enrolFactor(tx, { secrets, random, tenant, personId, account, now })
  if (!enrolment) throw new Refusal<RefusalCode>('account.secondFactorInUse')

  return enrolment
})

export const confirmSecondFactor = serve(contract.account.confirmSecondFactor, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, server, now, tell } = call
  const { tenant, personId } = actor
  const { secrets, random } = server
  const attempt = { tenant, personId, secrets, code: input.code, now: Date.parse(now) }
  if (!(await confirmEnrolment(tx, attempt))) throw new Refusal<RefusalCode>('session.wrongCode')
  tell(factorNotice('secondFactorOn', personId, now))

  return { recoveryCodes: [...(await renewRecoveryCodes(tx, { personId, random }))] }
})

export const renewCodes = serve(contract.account.renewRecoveryCodes, async (call) => {
  await requireFreshSignIn(call)
  const { actor, tx, server } = call
  const { personId } = actor
  if (!(await hasFactor(tx, personId))) throw new Refusal<RefusalCode>('account.noSecondFactor')

  return { recoveryCodes: [...(await renewRecoveryCodes(tx, { personId, random: server.random }))] }
})

/** Needs the password and a code: a session left open is not enough. */
export const removeSecondFactor = serve(contract.account.removeSecondFactor, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, server, now, tell } = call
  if (!(await hasFactor(tx, actor.personId))) throw new Refusal<RefusalCode>('account.noSecondFactor')
  const onFailure = failureListener(call, 'confirmation')
  await server.sessions.checkPassword(actor, input.password, onFailure)
  await server.sessions.checkCode(actor, input.code, onFailure)
  await refuseWithout(tx, actor.personId)
  tell(factorNotice('secondFactorOff', actor.personId, now))

  return null
})

/** For somebody who lost the authenticator and the recovery codes. */
export const resetSecondFactor = serve(contract.account.resetSecondFactor, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, server, now, tell } = call
  if (!(await server.directories.of(actor.tenant)).people.has(input.id))
    throw new Refusal<RefusalCode>('organization.notFound')
  await refuseOutside(call, 'people', { people: [input.id] })
  await refuseWithout(tx, input.id)
  tell(factorNotice('secondFactorReset', input.id, now))

  return null
})

async function refuseWithout(tx: Tx, personId: string): Promise<void> {
  if (!(await removeFactor(tx, personId))) throw new Refusal<RefusalCode>('account.noSecondFactor')
}

/** What the owner of an account reads when its protection changed. */
function factorNotice(
  kind: 'secondFactorOn' | 'secondFactorOff' | 'secondFactorReset',
  personId: string,
  now: string,
) {
  const fact = `secondFactor:${personId}:${now}`
  const titleKey = `account.notice.${kind}`
  return { topic: 'notice', body: { toPersonIds: [personId], kind: 'system', titleKey, fact } } as const
}
