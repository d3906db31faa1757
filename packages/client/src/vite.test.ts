import { expect, test } from 'vitest'
import type { CallTable } from './calls.ts'
import { contractCalls } from './vite.ts'

type Options = Parameters<typeof contractCalls>[0]

/** A table that such a build contains: the first one, or the one that loads later. */
async function tableFor(options: Options, path = '/packages/client/src/calls.ts'): Promise<CallTable> {
  const { load } = contractCalls(options)
  const code = (load as (id: string) => string | null)(path) ?? ''
  const { calls } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return calls
}

test('a build holds the calls that its code names, and leaves those of other clients out', async () => {
  const staff = await tableFor({ madeIn: ['apps/staff/src', 'packages/{client,form-ui,print,ui,chat}/src'] })

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
  expect(staff['approvals']).toHaveProperty('terminate')
  expect(staff['approvals']).not.toHaveProperty('jump')
  expect(staff['dictionary']).not.toHaveProperty('create')
})

test('the calls of features that few pages use are in a module of their own', async () => {
  const options = { madeIn: ['apps/staff/src'], later: ['account'] }
  const [first, later] = [await tableFor(options), await tableFor(options, '\0virtual:later-calls')]
  expect(first).not.toHaveProperty('account')
  expect(first).toHaveProperty('session')
  expect(Object.keys(later)).toEqual(['account'])
})
