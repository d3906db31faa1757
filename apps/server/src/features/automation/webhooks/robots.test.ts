import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import {
  type AnsweringServer,
  minutes,
  type Office,
  openAnsweringServer,
  openOffice,
  refusalOf,
  seconds,
} from '../../../../test/index.ts'

let office: Office
let vendor: AnsweringServer
let answer: object
let flowId: string
beforeAll(async () => {
  vendor = await openAnsweringServer((_heard, response) =>
    response.writeHead(200).end(JSON.stringify(answer)),
  )
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    publicUrl: 'https://office.signet.example',
    outside: { innerHosts: [`127.0.0.1:${vendor.port}`] },
  })
  ;({ flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end])))
})
beforeEach(async () => {
  await office.settle()
  await office.db.tenant('demo').deleteFrom('webhook').execute()
  vendor.heard.splice(0)
  answer = { errcode: 0, errmsg: 'ok', code: 0, msg: 'success' }
})
afterAll(async () => {
  await vendor.close()
  await office.close()
})

type Format = 'dingtalk' | 'wecom' | 'feishu'
const secret = 'SEC-vendor-made'
const addRobot = async (format: Format, robotSecret = '') =>
  (await office.as('admin')).webhooks.create({
    ...{ name: '财务群', url: `${vendor.url}/robot?key=1`, events: ['case.launched', 'task.created'] },
    ...{ format, robotSecret },
  })
const launch = async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  return caseId
}
const bodies = () => vendor.heard.map(({ body }) => JSON.parse(body))

test('a DingTalk group hears a line with a link, signed in the address as its documents say', async () => {
  expect(await addRobot('dingtalk', secret)).toMatchObject({ secret: '' })
  await launch()
  const [launched, waiting] = bodies()
  expect(launched).toMatchObject({ msgtype: 'link', link: { text: '查看' } })
  expect(launched.link.title).toMatch(/^\S+发起了“.+”$/)
  expect(launched.link.messageUrl).toMatch(
    /^https:\/\/office\.signet\.example\/pages\/workFlow\/flowBefore\/index\?config=/,
  )
  expect(waiting.link.title).toContain('等待李伟处理')
  const { searchParams } = new URL(vendor.heard[0]?.path ?? '', vendor.url)
  const timestamp = searchParams.get('timestamp')
  expect(Number(timestamp)).toBe(office.clock())
  expect(searchParams.get('sign')).toBe(
    createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'),
  )
  expect(searchParams.get('key')).toBe('1')
})

test('a Feishu group hears a post of plain parts, signed anew at each attempt', async () => {
  await addRobot('feishu', secret)
  answer = { code: 11232, msg: 'frequency limited' }
  await launch()
  answer = { code: 0, msg: 'success' }
  office.clock.pass(minutes(2))
  await office.settle()
  const [first] = bodies()
  const last = bodies().at(-1)
  expect(first.content.post.zh_cn.content[0][0]).toMatchObject({ tag: 'text' })
  expect(last.timestamp).not.toBe(first.timestamp)
  expect(last.sign).toBe(createHmac('sha256', `${last.timestamp}\n${secret}`).update('').digest('base64'))
})

test('a WeCom group hears plain text, and what the vendor refuses is shown in its words and tried again', async () => {
  const { id } = await addRobot('wecom')
  answer = { errcode: 93_000, errmsg: 'invalid webhook url' }
  await launch()
  const { webhooks } = await office.as('admin')
  expect((await webhooks.deliveries({ id })).list.at(-1)).toMatchObject({
    state: 'waiting',
    reason: '群聊软件拒绝了消息：93000: invalid webhook url',
  })
  answer = { errcode: 0, errmsg: 'ok' }
  office.clock.pass(seconds(10))
  await office.settle()
  expect(bodies().at(-1)).toMatchObject({ msgtype: 'text' })
  const states = (await webhooks.deliveries({ id })).list.map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['delivered']))
})

test('what a person wrote stays text and calls nobody', async () => {
  await addRobot('feishu')
  const form = { subject: '<at user_id="all">所有人</at> [点我](https://evil.example)', amount: '1.00' }
  const { approvals } = await office.as('employee')
  await approvals.launch({ flowId, values: form })
  await office.settle()
  for (const { content } of bodies())
    expect(content.post.zh_cn.content[0].map(({ tag }: { tag: string }) => tag)).toEqual(['text', 'a'])
})

test('the secret of a robot is replaced by giving another, and never made or read here', async () => {
  const { id } = await addRobot('dingtalk', secret)
  const { webhooks } = await office.as('admin')
  expect(await refusalOf(webhooks.rotateSecret({ id }))).toBe('webhooks.isRobot')
  const other = await webhooks.create({ name: '总账', url: `${vendor.url}/in`, events: ['case.revoked'] })
  expect(await refusalOf(webhooks.setRobotSecret({ id: other.id, robotSecret: 'x' }))).toBe(
    'webhooks.notRobot',
  )
  const { name, url, events } = await webhooks.open({ id })
  await webhooks.setRobotSecret({ id, robotSecret: 'SEC-second' })
  await webhooks.update({ id, name: '财务群二', url, events })
  const caseId = await launch()
  const { searchParams } = new URL(vendor.heard[0]?.path ?? '', vendor.url)
  expect(searchParams.get('sign')).toBe(
    createHmac('sha256', 'SEC-second')
      .update(`${searchParams.get('timestamp')}\nSEC-second`)
      .digest('base64'),
  )
  expect(JSON.stringify(await webhooks.open({ id }))).not.toContain('SEC-')
  await agreeAs(office, 'li', caseId)
})
