import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../../test/index.ts'
import { breakStatements, countStatements, mendStatements } from '../../../../test/statement-faults.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  breakStatements()
})
afterAll(async () => {
  mendStatements()
  await office.close()
})

test('sending, catching up and reading take few statements', async () => {
  const { chen, zhao, wang } = office.company.people
  const li = (await office.as('li')).chat
  const reader = await office.as('chen')
  const { id } = await li.createGroup({ name: '项目组', personIds: [chen, zhao, wang] })
  const say = (text: string) => li.send({ id, clientId: `device-${text}`, text })
  await say('warm')
  await reader.chat.missed({ known: [{ id, revision: 0 }] })

  const counted = {
    send: await countStatements(() => say('counted')),
    missed: await countStatements(() => reader.chat.missed({ known: [{ id, revision: 1 }] })),
    read: await countStatements(() => reader.chat.read({ id, sequence: 3 })),
    ticket: await countStatements(() => reader.session.socketTicket()),
  }
  // With `begin` and `commit`.
  expect(counted).toEqual({ send: 11, missed: 4, read: 5, ticket: 1 })
})
