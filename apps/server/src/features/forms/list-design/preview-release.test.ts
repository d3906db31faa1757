import { readList } from '@signet/list'
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
  expect(release.changes).toEqual([{ change: 'changed', message: '列表的每页条数：20 改为 50' }])
  await expect(listDesign.publish({ id })).rejects.toMatchObject({ code: 'design.reasonNeeded' })
  await listDesign.publish({ id, reason: '部门共用' })
  expect((await listDesign.versions({ id })).list[0]?.excuse).toMatchObject({ reason: '部门共用' })
})

test('a list from which people delete only their own records needs no reason', async () => {
  const { modelId: id } = await publishModel(office)
  const listDesign = await design()
  const definition = readList((await listDesign.open({ id })).definition)
  const ownOnly = { ...definition, restricts: { ...definition.restricts, records: true }, own: ['$author'] }
  await listDesign.save({ id, definition: ownOnly })

  const release = await listDesign.previewRelease({ id })
  expect(release.rights.find(({ right }) => right === 'remove')).toMatchObject({ people: 9, of: 9 })
  expect(release.findings.filter(({ severity }) => severity === 'red')).toEqual([])
})

test('the initial value of a filter and the effect of a button are described from old to new', async () => {
  const { modelId: id } = await publishModel(office)
  const listDesign = await design()
  const definition = readList((await listDesign.open({ id })).definition)
  const close = { key: 'close', label: '关闭', icon: '', place: 'record' as const }
  const withSettings = (amount: string, isOpen: boolean) => ({
    ...definition,
    searches: [{ field: 'amount', multiple: false, initial: { value: amount } }],
    actions: [{ ...close, does: { kind: 'changeRecords' as const, set: { isOpen: { value: isOpen } } } }],
  })
  await listDesign.save({ id, definition: withSettings('100', true) })
  await listDesign.publish({ id, reason: '测试' })
  await listDesign.save({ id, definition: withSettings('200', false) })

  expect((await listDesign.previewRelease({ id })).changes.map(({ message }) => message)).toEqual([
    '筛选条件“金额”的打开时的值：100.00 改为 200.00',
    '按钮“关闭”的做什么：修改记录（进行中 = 是） 改为 修改记录（进行中 = 否）',
  ])
})

test('each change of a list is described from old to new, with labels, names and conditions', async () => {
  const { modelId: id } = await publishModel(office)
  const listDesign = await design()
  const opened = await listDesign.open({ id })
  const definition = readList(opened.definition)
  const [first, second, ...rest] = definition.columns
  if (!first || !second) throw new Error('The model has too few columns.')
  await listDesign.save({
    id,
    definition: {
      ...definition,
      columns: [second, { ...first, align: 'right', width: 240 }, ...rest.slice(1)],
      searches: [{ field: 'amount', operator: 'atLeast', multiple: false }],
      buttons: definition.buttons.map((one) => (one.key === 'import' ? { ...one, shown: false } : one)),
      sort: [{ field: 'amount', direction: 'descending' }],
      restricts: { ...definition.restricts, records: true },
      only: {
        match: 'any',
        conditions: [
          { field: 'amount', operator: 'atLeast', value: '100' },
          { field: '$author', operator: 'anyOf', value: [office.company.people.li] },
          { field: '$author', operator: 'anyOf', variable: 'me' },
        ],
      },
    },
  })
  const { changes } = await listDesign.previewRelease({ id })
  const said = changes.map(({ message }) => message)
  expect(said.filter((message) => !message.startsWith('删除筛选条件'))).toEqual([
    '删除列“金额”',
    '列“名称”的宽度（像素）：设为 240',
    '列“名称”的对齐：自动 改为 右',
    '列表的列顺序：名称、合同号、金额、签订日期、类别、负责人、项目、创建人、创建时间 改为 合同号、名称、签订日期、类别、负责人、项目、创建人、创建时间',
    '筛选条件“金额”的比较方式：按字段类型 改为 不早于 / 不小于',
    '按钮“导入”的显示：是 改为 否',
    '列表的默认排序：设为 金额 (从大到小)',
    '列表的显示范围：设为 金额 不早于 / 不小于 100.00 或 创建人 是其中之一 李伟 或 创建人 是其中之一 自己',
    '列表的记录需要授权：否 改为 是',
  ])
  expect(said.filter((message) => message.startsWith('删除筛选条件'))).toHaveLength(6)
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
