import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DirectoryServer, missingDirectoryServer, openDirectoryServer } from '../../../../test/index.ts'
import { openOutside } from '../../outside.ts'
import type { DirectoryAccount } from './find-by-password.ts'
import { isDirectoryFilter, readDirectory } from './read-directory.ts'

const outside = openOutside({ innerHosts: ['127.0.0.1'] })
const query = {
  ...{ base: '', peopleFilter: '(objectClass=person)', mobileAttribute: '', managerAttribute: '' },
  ...{ departmentAttribute: '', isWithUnits: false, groupFilter: '', groupNameAttribute: 'cn' },
  memberAttribute: 'member',
}
const clock = () => 0

function accountAt(port: number, part: Partial<DirectoryAccount> = {}): DirectoryAccount {
  return {
    ...{ host: '127.0.0.1', port, security: 'none', caCertificate: '', bindDn: '', bindPassword: '' },
    ...{ baseDn: 'dc=office,dc=example', userFilter: '', idAttribute: 'entryUUID', accountAttribute: 'uid' },
    ...{ nameAttribute: 'cn', mailAttribute: 'mail' },
    ...part,
  }
}

test('a directory that takes a connection and answers nothing is left', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const patience = { milliseconds: 100, mostBytes: 1_000 }
  await expect(readDirectory({ outside, clock, patience }, accountAt(port), query)).rejects.toMatchObject({
    code: 'settings.directoryUnusable',
  })
  silent.close()
})

test('filters are known before a directory is asked', async () => {
  for (const right of ['(uid=li)', '(&(objectClass=person)(!(uid=li)))'])
    expect(await isDirectoryFilter(right)).toBe(true)
  for (const wrong of ['', 'uid=li', '(uid=li', '((uid=li)', '(&)(', 'nonsense'])
    expect(await isDirectoryFilter(wrong)).toBe(false)
})

const missing = missingDirectoryServer()

describe.skipIf(missing !== '')(missing || 'with a real directory', () => {
  let directory: DirectoryServer
  beforeAll(async () => {
    directory = await openDirectoryServer(
      Array.from({ length: 20 }, (_, at) => ({ uid: `p${at}`, cn: 'x'.repeat(500), password: 'secret' })),
    )
  })
  afterAll(() => directory.close())
  const account = () => accountAt(directory.port, directory)

  test('all are read in the order of their identifiers', async () => {
    const { people } = await readDirectory({ outside, clock }, account(), query)
    expect(people).toHaveLength(20)
    const subjects = people.map(({ subject }) => subject)
    expect(subjects).toEqual(subjects.toSorted())
    expect(people[0]?.above[0]).toBe('dc=office\ndc=example')
  })

  test('one that takes too long or answers too much is left', async () => {
    let now = 0
    const late = () => {
      now += 11 * 60_000
      return now
    }
    await expect(readDirectory({ outside, clock: late }, account(), query)).rejects.toThrow('10 minutes')
    const patience = { milliseconds: 5_000, mostBytes: 5_000 }
    await expect(readDirectory({ outside, clock, patience }, account(), query)).rejects.toMatchObject({
      code: 'settings.directoryUnusable',
    })
  })
})
