import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { failureListener } from '../../people/sessions/index.ts'

/** Confirms that the person of this session is there, by a code if they send one, otherwise by password. */
export const confirm = serve(contract.session.confirm, async (call) => {
  const { input, actor, server } = call
  const { password, code } = input
  if (password === '' && code === '') throw new Refusal<RefusalCode>('request.invalid', { field: 'password' })

  const onFailure = failureListener(call, 'confirmation')
  if (code === '') await server.sessions.checkPassword(actor, password, onFailure)
  else await server.sessions.checkCode(actor, code, onFailure)
  await server.sessions.confirm(actor)

  return null
})
