import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../../test/company-models.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const restricts = { columns: true, fields: true, buttons: true, records: true }
const design = async () => (await office.as('admin')).listDesign

test('a list that everybody may delete from says so in numbers, and needs a reason that its version keeps', async () => {
  const { modelId: id } = await publishModel(office)
  const listDesign = await design()
  const { definition } = await listDesign.open({ id })
  await listDesign.save({ id, definition: { ...definition, pageSize: 50 } })
  const release = await listDesign.previewRelease({ id })

  expect(release.rights.find(({ right }) => right === 'remove')).toMatchObject({ people: 9, of: 9 })
  expect(release.findings).toMatchObject([
    { severity: 'red', code: 'everybodyDeletes', message: '所有人（9 人）都可以删除数据' },
  ])
  expect(release.changes).toEqual([{ change: 'changed', message: '列表的排序与分页有改动' }])
  await expect(listDesign.publish({ id })).rejects.toMatchObject({ code: 'design.reasonNeeded' })
  await listDesign.publish({ id, reason: '部门共用' })
  expect((await listDesign.versions({ id })).list[0]?.excuse).toMatchObject({ reason: '部门共用' })
})

test('with grants, the numbers are those of the people who hold them and of administrators', async () => {
  const { modelId: id } = await publishModel(office)
  const listDesign = await design()
  const { definition } = await listDesign.open({ id })
  await listDesign.save({ id, definition: { ...definition, restricts } })
  const people = async () => {
    const { rights } = await listDesign.previewRelease({ id })
    return Object.fromEntries(rights.map(({ right, people: count }) => [right, count]))
  }
  expect(await people()).toMatchObject({ see: 1, remove: 1 })

  const permission = { columns: ['title'], buttons: ['edit'], records: { scope: 'all' } }
  const holders = [{ kind: 'person' as const, id: office.company.people.li }]
  await listDesign.createGrant({ id, name: '编辑', holders, permission })
  expect(await people()).toMatchObject({ see: 2, change: 2, remove: 1 })
  expect(await listDesign.publish({ id })).toMatchObject({ version: 2 })
})
