import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf } from '../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('whoever tries what is not theirs to do is on record, and whoever does their own is not', async () => {
  const li = await office.as('li')
  await li.session.currentUser()
  expect(await refusalOf(li.organization.createRole({ fullName: '内鬼', enCode: 'mole' }))).toBe(
    'session.administratorsOnly',
  )

  const recorded = await office.db.tenant('demo').selectFrom('auditEvent').selectAll().execute()

  expect(recorded).toMatchObject([
    {
      personId: office.company.people.li,
      what: 'POST /api/permission/Role',
      refusal: 'session.administratorsOnly',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    },
  ])
})
