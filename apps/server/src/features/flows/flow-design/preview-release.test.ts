import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, line, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { throwDice } from '../../../seed/dice.ts'
import { drawSignature } from '../../../seed/history/draw-signature.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** Amounts of more than a limit take a second step; without a default, the rest has its own condition. */
function split(limit: number, rest?: string) {
  const nodes = [
    start(),
    { id: 'big', name: '金额', kind: 'branch' as const },
    approver(office, 'review', ['li']),
    end,
  ]
  const lines = [
    line('start', 'big'),
    line('big', 'review', { name: '大额', condition: `amount > ${limit}` }),
    line('big', 'end', rest === undefined ? { isDefault: true } : { condition: rest }),
    line('review', 'end'),
  ]
  return { ...chain(nodes), lines }
}

const save = async (id: string, definition: object) => {
  const { flowDesign } = await office.as('admin')
  await flowDesign.save({ id, name: '测试流程', definition: { ...definition } })
}

test('what changes is said from old to new, with labels of fields and names of people', async () => {
  const { flowId } = await publishFlow(office, split(5000))
  const draft = split(3000)
  const nodes = draft.nodes.map((node) =>
    node.id === 'review' ? approver(office, 'review', ['wang']) : node,
  )
  await save(flowId, { ...draft, nodes })
  await launchAs(office, 'employee', flowId, { subject: '出差', amount: '6000' })
  const { flowDesign } = await office.as('admin')

  const release = await flowDesign.previewRelease({ id: flowId })
  expect(release).toMatchObject({ version: 2, cases: 1, past: 0 })
  expect(release.changes).toEqual([
    { change: 'changed', message: '节点“review”的审批人：李伟 改为 王芳' },
    { change: 'changed', message: '分支“大额”的条件：金额 > 5000 改为 金额 > 3000' },
  ])
})

test('publishing says how many may launch, decide and steer', async () => {
  const only = [
    { kind: 'people' as const, ids: [office.company.people.employee, office.company.people.chen] },
  ]
  const nodes = [start({ launchers: only }), approver(office, 'review', ['li', 'wang']), end]
  const { flowId } = await publishFlow(office, chain(nodes))
  const { rights } = await (await office.as('admin')).flowDesign.previewRelease({ id: flowId })

  const people = Object.fromEntries(rights.map(({ right, people: count }) => [right, count]))
  expect(people).toEqual({ launch: 2, decide: 2, administer: 1 })
  expect(rights.find(({ right }) => right === 'decide')?.names).toEqual(['李伟', '王芳'])
})

test('an amount for which no branch holds is red: it needs a reason, which the versions keep', async () => {
  const { flowId } = await publishFlow(office, split(5000))
  await save(flowId, split(5000, 'amount < 5000'))
  const { flowDesign, flowReview } = await office.as('admin')
  const { findings } = await flowDesign.previewRelease({ id: flowId })
  const gap = findings.find(({ code }) => code === 'branchGap')
  expect(gap).toMatchObject({ severity: 'red', parts: ['start', 'big'] })
  expect(gap?.message).toContain('5000')

  await expect(flowDesign.publish({ id: flowId })).rejects.toMatchObject({
    code: 'design.reasonNeeded',
    params: { count: 1 },
  })
  await expect(flowDesign.publish({ id: flowId, reason: '  ' })).rejects.toMatchObject({
    code: 'design.reasonNeeded',
  })
  expect(await flowDesign.publish({ id: flowId, reason: '整额单据本季度不存在' })).toMatchObject({
    version: 2,
  })
  const [newest, first] = (await flowReview.versions({ id: flowId })).list
  expect(newest?.excuse).toMatchObject({
    reason: '整额单据本季度不存在',
    by: '管理员',
    findings: [gap?.message],
  })
  expect(first?.excuse).toBeNull()
})

test('a step that finds nobody is red unless its designer chose what happens then', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const boss = (rule: 'administrator' | 'pass') =>
    approver(office, 'boss', [], {
      name: '上级',
      sources: [{ kind: 'manager', of: 'starter', levels: 1 }],
      nobody: { rule },
    })
  const { flowDesign } = await office.as('admin')
  const gap = async () => {
    const { findings } = await flowDesign.previewRelease({ id: flowId })
    return findings.find(({ code }) => code === 'nobody')
  }
  await save(flowId, chain([start(), boss('administrator'), end]))
  expect(await gap()).toMatchObject({ severity: 'red', parts: ['boss'] })
  await expect(flowDesign.publish({ id: flowId })).rejects.toMatchObject({ code: 'design.reasonNeeded' })
  await save(flowId, chain([start(), boss('pass'), end]))
  expect(await gap()).toMatchObject({ severity: 'notice' })
  expect(await flowDesign.publish({ id: flowId })).toMatchObject({ version: 2 })
})

test('who may approve their own request is named', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const { findings } = await (await office.as('admin')).flowDesign.previewRelease({ id: flowId })
  expect(findings.find(({ code }) => code === 'requestAndRelease')).toMatchObject({
    severity: 'notice',
    message: '职责未分离：1 人可以独自审批自己提交的单据（“review”）：李伟',
  })
})

test('a flow that cannot run is shown with its errors, and no reason helps', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  await save(flowId, { ...chain([start(), approver(office, 'review', ['li']), end]), lines: [] })
  const { flowDesign } = await office.as('admin')
  const { findings } = await flowDesign.previewRelease({ id: flowId })

  expect(findings.some(({ severity }) => severity === 'blocks')).toBe(true)
  await expect(flowDesign.publish({ id: flowId, reason: '赶时间' })).rejects.toMatchObject({
    code: 'design.unsound',
  })
})

test('a draft that equals the published flow again has no unpublished changes', async () => {
  const flow = chain([start(), approver(office, 'review', ['li']), end])
  const { flowId } = await publishFlow(office, flow)
  const { flowDesign } = await office.as('admin')
  await save(flowId, chain([start(), approver(office, 'review', ['wang']), end]))
  expect((await flowDesign.open({ id: flowId })).state).toBe('changed')
  await save(flowId, flow)
  expect((await flowDesign.open({ id: flowId })).state).toBe('published')
})

test('an administrator reads flows, steps and findings in their language', async () => {
  const translations = { 'en-US': { name: 'Trip', category: 'Travel', nodes: { review: 'Manager' } } }
  const flow = { ...chain([start(), approver(office, 'review', ['li']), end]), translations }
  const { flowId } = await publishFlow(office, flow)
  const { flowDesign } = await office.as('admin', { 'Accept-Language': 'en-US' })
  const opened = await flowDesign.open({ id: flowId })
  expect([opened.name, opened.displayName, opened.displayCategory]).toEqual(['测试流程', 'Trip', 'Travel'])
  const { findings } = await flowDesign.previewRelease({ id: flowId })
  expect(findings.find(({ code }) => code === 'requestAndRelease')?.message).toContain('Manager')
})

test('publishing warns of a demanded seal that is disabled or that none of the step can use', async () => {
  const { seals, flowDesign } = await office.as('admin')
  const settings = {
    ...{ fullName: '公章', enCode: 'warned', kind: 'company' as const, icon: drawSignature(throwDice(3)) },
    keepers: [{ kind: 'person' as const, id: office.company.people.wang }],
  }
  const { id } = await seals.create(settings)
  const stepOf = (who: 'li' | 'wang') =>
    approver(office, 'review', [who], { seal: { rule: 'must', seals: [id] } })
  const { flowId } = await publishFlow(office, chain([start(), stepOf('wang'), end]))
  const codes = async () => (await flowDesign.check({ id: flowId })).problems.map(({ code }) => code)
  expect(await codes()).toEqual([])

  await save(flowId, chain([start(), stepOf('li'), end]))
  expect(await codes()).toEqual(['warning.sealUnheld'])
  const { findings, changes } = await flowDesign.previewRelease({ id: flowId })
  expect(findings).toContainEqual(expect.objectContaining({ severity: 'notice', code: 'sealUnheld' }))
  expect(changes).toHaveLength(1)

  await seals.update({ ...settings, id, version: 1, enabledMark: 0 })
  expect(await codes()).toEqual(['warning.sealGone', 'warning.sealUnheld'])
})

test('what a step asks to be sealed is said from old to new', async () => {
  const stepOf = (seal: { rule: 'none' | 'may' | 'must' }) => approver(office, 'review', ['li'], { seal })
  const { flowId } = await publishFlow(office, chain([start(), stepOf({ rule: 'none' }), end]))
  await save(flowId, chain([start(), stepOf({ rule: 'must' }), end]))
  const { changes } = await (await office.as('admin')).flowDesign.previewRelease({ id: flowId })
  expect(changes).toEqual([{ change: 'changed', message: '节点“review”的盖章：不盖章 改为 必须盖章' }])
})

test('when deciders confirm who they are is said from old to new, and a broken condition forbids publishing', async () => {
  const { flowDesign } = await office.as('admin')
  const stepOf = (condition?: string) =>
    approver(office, 'review', ['li'], {
      ...(condition !== undefined && { identity: { rule: 'condition', condition } }),
    })
  const { flowId } = await publishFlow(office, chain([start(), stepOf(), end]))
  await save(flowId, chain([start(), stepOf('amount > 50000'), end]))
  const { changes } = await flowDesign.previewRelease({ id: flowId })
  expect(changes).toEqual([
    { change: 'changed', message: '节点“review”的确认身份：不需要 改为 当 金额 > 50000 时' },
  ])

  await save(flowId, chain([start(), stepOf('total > 50000'), end]))
  expect((await flowDesign.check({ id: flowId })).problems).toMatchObject([
    { code: 'error.identityBroken', message: '“review”：确认身份的条件没有填写或公式有误' },
  ])
})
