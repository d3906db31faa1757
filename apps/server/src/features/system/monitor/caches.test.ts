import type { CacheName } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type As = Awaited<ReturnType<Office['as']>>
const figuresOf = async (as: As, name: CacheName) => {
  const found = (await as.monitor.caches({})).list.find((one) => one.name === name)
  return found ?? { entries: 0, hits: 0, misses: 0 }
}

test('a question that memory answers is a hit, and after emptying it is a miss', async () => {
  const admin = await office.as('admin')
  await admin.organization.users({})
  const before = await figuresOf(admin, 'settings')
  await admin.organization.users({})
  const after = await figuresOf(admin, 'settings')
  expect(after.hits).toBeGreaterThan(before.hits)
  expect(after.misses).toBe(before.misses)

  await admin.monitor.emptyCache({ name: 'settings' })
  const emptied = await figuresOf(admin, 'settings')
  expect(emptied.misses).toBeGreaterThan(after.misses)
})

test('the directory holds the people of the company, and is read anew after it was emptied', async () => {
  const admin = await office.as('admin')
  const { entries, misses } = await figuresOf(admin, 'directory')
  expect(entries).toBe((await office.app.server.directories.of('demo')).people.size)

  await admin.monitor.emptyCache({ name: 'directory' })
  expect((await figuresOf(admin, 'directory')).misses).toBeGreaterThan(misses)
})

test('compiled lists are counted by company, and another company neither sees nor empties them', async () => {
  const admin = await office.as('admin')
  const other = await office.other.as('admin')
  const { modelId } = await publishModel(office)
  await admin.records.list({ modelId })
  const held = (await figuresOf(admin, 'lists')).entries
  expect(held).toBeGreaterThan(0)
  expect((await figuresOf(other, 'lists')).entries).toBe(0)

  await other.monitor.emptyCache({ name: 'lists' })
  expect((await figuresOf(admin, 'lists')).entries).toBe(held)
  await admin.monitor.emptyCache({ name: 'lists' })
  expect((await figuresOf(admin, 'lists')).entries).toBe(0)
})

test('emptying sessions signs nobody out, is in the operation log, and is for administrators', async () => {
  const li = await office.as('li')
  await li.session.currentUser({})
  const admin = await office.as('admin')
  await admin.monitor.emptyCache({ name: 'sessions' })
  await li.session.currentUser({})

  const { list } = await admin.logs.list({ kind: 'operations', keyword: 'Monitor/Cache' })
  expect(list.map(({ target }) => target)).toContain('sessions')
  expect(await refusalOf(li.monitor.emptyCache({ name: 'sessions' }))).toBe('session.administratorsOnly')
  expect(await refusalOf(li.monitor.caches({}))).toBe('session.administratorsOnly')
})
