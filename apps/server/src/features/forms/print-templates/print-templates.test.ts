import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { grant, type PublishedModel, publishModel, recordOf } from '../../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const sheet = {
  version: 1,
  header: { start: '{number}' },
  blocks: [
    { kind: 'text', id: 'title', text: '{title} {amount} {=amount * 2} {$author}', look: 'title' },
    { kind: 'fields', id: 'fields', fields: ['title', 'amount', '$author'] },
    {
      kind: 'table',
      id: 'lines',
      table: 'lines',
      columns: ['lines.item', 'lines.price'],
      sums: ['lines.price'],
    },
  ],
}
const formulas = ['amount * 2', 'sum(lines.price)', 'amount == null ? "none" : "some"']
const withFormulas = (sources: readonly string[]) => ({
  version: 1,
  blocks: sources.map((source, at) => ({ kind: 'text', id: `text${at}`, text: `{=${source}}` })),
})

async function published(
  model: PublishedModel,
  definition: Record<string, unknown> = sheet,
): Promise<string> {
  const { printTemplates } = await office.as('admin')
  const { templateId } = await printTemplates.create({ id: model.modelId, name: '合同单', definition })
  await printTemplates.publish({ id: model.modelId, templateId })
  return templateId
}

describe('designing', () => {
  test('a template begins with everything, is saved as a draft, and offered once it is published', async () => {
    const { printTemplates } = await office.as('admin')
    const { modelId } = await publishModel(office)
    const place = { id: modelId, templateId: '' }
    place.templateId = (await printTemplates.create({ id: modelId, name: '样张' })).templateId
    const offered = async () => (await printTemplates.offered({ modelId })).list.map(({ name }) => name)
    expect(await offered()).toEqual(['完整内容（A4）'])

    await printTemplates.publish(place)
    expect(await offered()).toEqual(['样张', '完整内容（A4）'])
    const { number } = await printTemplates.open(place)
    await printTemplates.save({ ...place, name: '新名', definition: sheet, number })
    expect((await printTemplates.list({ id: modelId })).list).toMatchObject([
      { name: '新名', state: 'changed' },
    ])
    expect(JSON.stringify(await printTemplates.offered({ modelId }))).not.toContain('lines.price')

    await printTemplates.remove(place)
    expect(await offered()).toEqual(['完整内容（A4）'])
    expect(await refusalOf(printTemplates.open(place))).toBe('design.notFound')
  })

  test('the second of two administrators learns who was first', async () => {
    const { printTemplates } = await office.as('admin')
    const { modelId: id } = await publishModel(office)
    const { templateId } = await printTemplates.create({ id, name: '样张' })
    const save = (name: string) => printTemplates.save({ id, templateId, name, definition: sheet, number: 1 })
    const answers = await Promise.allSettled([save('甲'), save('乙')])

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'design.changedMeanwhile', params: { person: '管理员' } },
    })
  })

  test('a draft may refer to missing fields, and is published only without errors', async () => {
    const { printTemplates } = await office.as('admin')
    const { modelId: id } = await publishModel(office)
    const definition = { version: 1, blocks: [{ kind: 'text', id: 'a', text: '{gone}' }] }
    const { templateId } = await printTemplates.create({ id, name: '样张', definition })

    await expect(printTemplates.publish({ id, templateId, reason: '试用' })).rejects.toMatchObject({
      code: 'design.unsound',
      params: { count: 1, problem: '文字“{gone}”：表单里没有这个字段' },
    })
    const strange = { version: 1, blocks: [{ kind: 'magic', id: 'a' }] }
    expect(await refusalOf(printTemplates.create({ id, name: 'x', definition: strange }))).toBe(
      'print.templateInvalid',
    )
  })

  test('publishing says what changes and who prints; an empty page needs a reason, which is kept', async () => {
    const { printTemplates } = await office.as('admin')
    const { modelId: id } = await publishModel(office)
    const text = (words: string) => ({ version: 1, blocks: [{ kind: 'text', id: 'a', text: words }] })
    const { templateId } = await printTemplates.create({ id, name: '样张', definition: text('合同') })
    const place = { id, templateId }
    expect(await printTemplates.previewRelease(place)).toMatchObject({
      version: 1,
      changes: [],
      findings: [],
    })
    await printTemplates.publish(place)

    await printTemplates.save({ ...place, name: '样张', definition: text('合同书'), number: 1 })
    const release = await printTemplates.previewRelease(place)
    expect(release).toMatchObject({ version: 3, rights: [{ right: 'print', people: 9, of: 9 }] })
    expect(release.changes.map(({ message }) => message)).toEqual(['文字“合同书”的文字：合同 改为 合同书'])

    await printTemplates.save({ ...place, name: '样张', definition: { version: 1 }, number: 2 })
    expect((await printTemplates.previewRelease(place)).findings).toMatchObject([
      { severity: 'red', code: 'printsNothing' },
    ])
    expect(await refusalOf(printTemplates.publish(place))).toBe('design.reasonNeeded')
    await printTemplates.publish({ ...place, reason: '先占位' })
    expect((await printTemplates.open(place)).excuses).toMatchObject([{ reason: '先占位', by: '管理员' }])
  })

  test('is for administrators of this tenant, and over the form that the template belongs to', async () => {
    const model = await publishModel(office)
    const { modelId: other } = await publishModel(office)
    const templateId = await published(model)
    const li = (await office.as('li')).printTemplates
    const stranger = (await office.other.as('admin')).printTemplates
    const { printTemplates } = await office.as('admin')

    const place = { id: model.modelId, templateId }
    for (const call of [li.open, li.publish, li.remove])
      expect(await refusalOf(call(place))).toBe('session.administratorsOnly')
    for (const call of [stranger.open, stranger.publish, stranger.remove])
      expect(await refusalOf(call(place))).toBe('design.notFound')
    for (const call of [printTemplates.open, printTemplates.publish, printTemplates.remove])
      expect(await refusalOf(call({ id: other, templateId }))).toBe('design.notFound')
  })
})

describe('printing', () => {
  test('a record is printed with its rows, sums, authors and formula results', async () => {
    const model = await publishModel(office)
    const lines = [
      { id: 'r1', item: '桌', price: '0.1' },
      { id: 'r2', item: '椅', price: '0.2' },
    ]
    const id = await recordOf(office, 'li', model, { title: '家具', amount: '1200', lines })
    await published(model, withFormulas(formulas))
    const { records } = await office.as('li')
    const [record] = (await records.print({ modelId: model.modelId, ids: [id], formulas })).list

    expect(record?.answers).toEqual(['2,400', '0.3', 'some'])
    const table = record?.lines.find(({ path }) => path === 'lines')
    expect(table?.columns?.map(({ label, isNumber }) => [label, isNumber])).toEqual([
      ['项目', false],
      ['单价', true],
    ])
    expect(table?.totals).toEqual([{ path: 'lines.price', text: '0.30', isShown: false }])
    expect(record?.system).toContainEqual({ path: '$author', label: expect.any(String), text: '李伟' })
    expect(record?.lines.map(({ path }) => path)).not.toContain('number')
    const whole = await records.print({ modelId: model.modelId, ids: [id], withEmpty: true })
    expect(whole.list[0]?.lines.map(({ path }) => path)).toContain('number')
  })

  test('what Zhao may not see is in no text, sum or formula result, and not in the template', async () => {
    const model = await publishModel(office, {
      restricts: { columns: true, fields: true, buttons: true, records: true },
    })
    await published(model)
    const columns = ['title', 'lines.item']
    await grant(
      office,
      model,
      { people: ['zhao'] },
      {
        columns,
        fields: Object.fromEntries([...columns, 'lines'].map((path) => [path, 'read'])),
        buttons: ['print'],
        records: { scope: 'all' },
      },
    )
    const canary = '987654321'
    const lines = [{ id: 'r1', item: '桌', price: canary }]
    const id = await recordOf(office, 'admin', model, {
      title: '看得见',
      amount: canary,
      number: 'SECRET',
      lines,
    })
    const { printTemplates, records } = await office.as('zhao')
    const requests = [...formulas, 'number', 'text(amount)', 'amount == null || true']
    await published(model, withFormulas(requests))
    const print = await records.print({
      modelId: model.modelId,
      ids: [id],
      formulas: requests,
      withEmpty: true,
    })
    const offered = await printTemplates.offered({ modelId: model.modelId })

    expect(print.list[0]?.lines.map(({ path }) => path)).toEqual(['title', 'lines'])
    expect(print.list[0]?.answers).toEqual(requests.map(() => ''))
    expect(JSON.stringify(print)).not.toMatch(/987654321|987,654,321|SECRET|price|amount|管理员|\$author/)
    expect(offered.list[0]?.name).toBe('合同单')
    expect(JSON.stringify(offered)).not.toMatch(/amount|price|number}|\$author/)
    expect(JSON.stringify(offered)).toContain('lines.item')
  })

  test('only an administrator, who tries a template out, prints formulas that are not published', async () => {
    const model = await publishModel(office)
    const id = await recordOf(office, 'li', model, { title: '家具', amount: '1200' })
    const asked = { modelId: model.modelId, ids: [id], formulas: ['amount * 2', 'gone', 'title +'] }
    const { records } = await office.as('admin')

    expect((await records.print(asked)).list[0]?.answers).toEqual(['2,400', '', ''])
    const li = await office.as('li')
    expect(await refusalOf(li.records.print(asked))).toBe('records.formulaNotPublished')
  })

  test('formulas that together take too long are refused, and none of them runs on the event loop', async () => {
    const model = await publishModel(office)
    const ids: string[] = []
    for (let at = 0; at < 3; at += 1)
      ids.push(await recordOf(office, 'li', model, { title: 'a'.repeat(40), amount: '1200' }))
    const grows = `replace(replace(replace(title, 'a', '${'a'.repeat(40)}'), 'a', '${'a'.repeat(40)}'), 'b', 'c')`
    const heavy = Array.from(
      { length: 100 },
      (_, at) => `${Array(12).fill(`size(${grows})`).join(' + ')} + ${at}`,
    )
    const { records } = await office.as('admin')
    const print = (sources: readonly string[]) =>
      records.print({ modelId: model.modelId, ids, formulas: [...sources] })
    expect(await refusalOf(print(heavy))).toBe('server.tooMuchWork')

    const threadless = await openOffice()
    try {
      const own = await publishModel(threadless)
      const one = await recordOf(threadless, 'li', own, { title: '家具', amount: '1200' })
      await threadless.app.server.workers.close()
      const { records: closing } = await threadless.as('admin')
      const asked = { modelId: own.modelId, ids: [one] }
      expect((await closing.print(asked)).list).toHaveLength(1)
      expect(await refusalOf(closing.print({ ...asked, formulas }))).toBe('server.unavailable')
    } finally {
      await threadless.close()
    }
  })

  test('a person without permission to print gets neither templates nor records', async () => {
    const model = await publishModel(office, { restricts: { buttons: true, records: true } })
    await grant(office, model, { people: ['wang'] }, { buttons: ['detail'], records: { scope: 'all' } })
    const id = await recordOf(office, 'admin', model, { title: '合同' })
    const { modelId } = model
    const wang = await office.as('wang')
    const zhao = await office.as('zhao')

    expect(await refusalOf(wang.printTemplates.offered({ modelId }))).toBe('records.notAllowed')
    expect(await refusalOf(wang.records.print({ modelId, ids: [id] }))).toBe('records.notAllowed')
    expect(await refusalOf(zhao.printTemplates.offered({ modelId }))).toBe('records.noPermission')
    const stranger = await office.other.as('admin')
    expect(await refusalOf(stranger.printTemplates.offered({ modelId }))).toBe('records.modelNotFound')
  })

  test('records come in the order in which they were asked for, and not more than five hundred at once', async () => {
    const model = await publishModel(office)
    const ids: string[] = []
    for (let at = 0; at < 30; at += 1) ids.push(await recordOf(office, 'li', model, { title: `第${at}份` }))
    const requests = [...ids].reverse()
    const { list } = await (await office.as('li')).records.print({ modelId: model.modelId, ids: requests })

    expect(list.map(({ id }) => id)).toEqual(requests)
    expect(
      await refusalOf(
        (await office.as('li')).records.print({
          modelId: model.modelId,
          ids: Array.from({ length: 501 }, () => 'x'),
        }),
      ),
    ).toBe('request.invalid')
  })
})

test('the history of a case is printed on request, only for people who may see the case', async () => {
  const review = approver(office, 'review', ['wang'], { name: '主管审批' })
  const { flowId, formId: modelId } = await publishFlow(office, chain([start(), review, end]))
  const { listDesign } = await office.as('admin')
  const definition = { version: 1, cases: 'open', columns: [{ field: 'subject' }] }
  await listDesign.save({ id: modelId, definition })
  await listDesign.publish({ id: modelId, reason: '测试' })
  const caseId = await launchAs(office, 'li', flowId)
  const wang = await office.as('wang')
  await wang.approvals.agree({ taskId: await taskOf(office, 'wang', caseId), opinion: '同意支付' })

  const timelineFor = async (account: 'li' | 'zhao', withTimeline = true) => {
    const { records } = await office.as(account)
    const ids = (await records.list({ modelId })).list.map(({ id }) => id)
    return (await records.print({ modelId, ids, withTimeline })).list.map(({ timeline }) => timeline)
  }
  const [steps = []] = await timelineFor('li')
  const reviewed = steps.find(({ name }) => name === '主管审批')
  expect(reviewed?.people).toEqual([
    {
      name: '王芳',
      outcome: '同意',
      opinion: '同意支付',
      at: expect.stringMatching(/\d/),
      signature: '',
      seal: '',
    },
  ])
  expect(await timelineFor('li', false)).toEqual([[]])
  expect(await timelineFor('zhao')).toEqual([[]])
})
