import { expect, test } from 'vitest'
import type { CallTable } from './calls.ts'
import { contractCalls } from './vite.ts'

/** The table that a build with this code contains. */
async function tableFor(madeIn: readonly string[]): Promise<CallTable> {
  const { load } = contractCalls({ madeIn })
  const code = (load as (id: string) => string | null)('/packages/client/src/calls.ts') ?? ''
  const { calls } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return calls
}

test('a build holds the calls that its code names, and leaves those of other clients out', async () => {
  const staff = await tableFor(['apps/staff/src', 'packages/{client,form-ui,print,ui,chat}/src'])

  expect(staff['account']).toHaveProperty('changePassword')
  expect(staff['approvals']).toHaveProperty('transfer')
  expect(staff['session']).toHaveProperty('socketTicket')
  expect(staff['session']?.['login']).toMatchObject({
    method: 'POST',
    path: '/api/oauth/Login',
    encoding: 'form',
  })
  expect(staff['account']).not.toHaveProperty('resetSecondFactor')
  expect(staff).not.toHaveProperty('flowDesign')
})
