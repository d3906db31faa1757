import { expect, test } from 'vitest'
import { contractCalls } from './vite.ts'

/** The table that a build with this code contains. */
function tableFor(madeIn: readonly string[]): Record<string, Record<string, unknown>> {
  const { load } = contractCalls({ madeIn })
  const code = (load as (id: string) => string | null)('/packages/client/src/calls.ts') ?? ''
  return JSON.parse(code.replace('export const calls = ', ''))
}

test('a build holds the calls that its code names, and leaves those of other clients out', () => {
  const staff = tableFor(['apps/staff/src', 'packages/{client,form-ui,print,ui,chat}/src'])

  expect(staff['account']).toHaveProperty('changePassword')
  expect(staff['approvals']).toHaveProperty('transfer')
  expect(staff['session']).toHaveProperty('socketTicket')
  expect(staff['account']).not.toHaveProperty('resetSecondFactor')
  expect(staff).not.toHaveProperty('flowDesign')
})
