import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('Li signs in and hears who Li is', async () => {
  const li = await office.as('li')

  const { userInfo } = await li.session.currentUser()
  expect(userInfo).toMatchObject({
    userAccount: 'li',
    userName: '李伟',
    positionName: '工程师',
    manager: '孙经理',
  })
})
