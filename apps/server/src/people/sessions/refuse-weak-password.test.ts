import { expect, test } from 'vitest'
import { refuseWeakPassword } from './passwords.ts'

const li = ['li.wei', '李伟']

test.each([
  'short',
  '11111111',
  '12345678',
  '87654321',
  'abababab',
  'Password1!',
  'qwerty2024',
  'xx-li.wei-xx',
])('Li may not choose %s', (password) => {
  expect(() => refuseWeakPassword(password, li)).toThrow('session.weakPassword')
})

test.each(['signet-demo', 'correct horse battery', '春眠不觉晓处处闻啼', 'x7#Kq!pZ'])(
  'Li may choose %s',
  (password) => {
    expect(() => refuseWeakPassword(password, li)).not.toThrow()
  },
)
