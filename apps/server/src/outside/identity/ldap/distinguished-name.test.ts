import { expect, test } from 'vitest'
import { keyOfName, partsOfName } from './distinguished-name.ts'

const key = (name: string) => keyOfName(partsOfName(name))

test('names of the same entry are the same, however they are written', () => {
  expect(key('UID=Li,  OU = Sales,dc=office,dc=example')).toBe(key('uid=li,ou=sales,DC=office,DC=example'))
  expect(key('ou=\\E8\\B4\\A2\\E5\\8A\\A1,dc=office')).toBe(key('ou=财务,dc=office'))
  expect(key('cn=Li\\2C Wei,dc=office')).toBe(key('cn=Li\\, Wei,dc=office'))
})

test('an escaped comma parts nothing', () => {
  expect(partsOfName('cn=Li\\, Wei,dc=office')).toEqual(['cn=li, wei', 'dc=office'])
  expect(partsOfName('cn=a=b,dc=office')).toEqual(['cn=a=b', 'dc=office'])
  expect(partsOfName('')).toEqual([])
})

test('names that end in the middle of an escape are read as they are', () => {
  expect(partsOfName('cn=a\\')).toEqual(['cn=a'])
  expect(partsOfName('cn=😀\\,b')).toEqual(['cn=😀,b'])
})
