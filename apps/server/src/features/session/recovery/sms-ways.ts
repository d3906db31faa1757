import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { openProven, welcome } from '../welcome.ts'
import { replaceForgotten } from './replace-forgotten.ts'
import { checkCode, sendCode } from './send-sms-code.ts'

/** A phone rings for each, so one network gets few. */
const sends = { perMinute: 10 }

export const smsCode = serveAnyone(
  contract.waysIn.smsCode,
  (call) => sendCode(call, call.input.phone, 'signIn'),
  sends,
)

export const resetCode = serveAnyone(
  contract.waysIn.resetCode,
  (call) => sendCode(call, call.input.phone, 'resetPassword'),
  sends,
)

export const loginSms = serveAnyone(
  contract.waysIn.loginSms,
  async (call) => {
    const { input } = call
    const { person, use } = await checkCode(call, input, 'signIn')
    await use()
    const opened = await openProven(call, { proof: 'sms', person }, 'sms')
    return welcome(call, opened, 'sms')
  },
  { perMinute: 60 },
)

export const resetPassword = serveAnyone(
  contract.waysIn.resetPassword,
  async (call) => {
    const { person, use, keep } = await checkCode(call, call.input, 'resetPassword')
    try {
      await replaceForgotten(call, { person, password: call.input.password, lastly: use })
    } catch (error) {
      await keep()
      throw error
    }
    return null
  },
  { perMinute: 60 },
)

const shown = 100

export const smsOutbox = serve(contract.waysIn.smsOutbox, async ({ tx }) => ({
  list: await tx
    .selectFrom('smsOutbox')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .select(['id', 'at', 'phone', 'body'])
    .execute(),
}))
