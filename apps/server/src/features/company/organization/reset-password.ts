import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { setTemporaryPassword } from '../../../people/sessions/index.ts'

/** Answers a new initial password once; it is stored as a hash only. The person is signed out everywhere, and chooses another at the next sign-in. */
export const resetPassword = serve(contract.people.resetPassword, async (call) => {
  const { input, server, actor } = call
  if (input.id === actor.personId) throw new Refusal<RefusalCode>('organization.notYourself')

  await refuseOutside(call, 'people', { people: [input.id] })

  const password = newInitialPassword(server.random)
  await setTemporaryPassword({ ...call, tenant: actor.tenant, personId: input.id }, password)
  return { password }
})

/** Letters and digits that are not mistaken for each other: 32, five bits each. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Returns a password of sixty random bits in groups that can be read out, such as `k7mq-2xvd-9hpa`. */
export function newInitialPassword(random: (bytes: number) => Uint8Array): string {
  const groups = [0, 1, 2].map(() => [...random(4)].map((byte) => signs[byte % signs.length]).join(''))
  return groups.join('-')
}
