import { readFile } from 'node:fs/promises'
import { type WebhookEvent, webhookEvents } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { publishModel } from '../../../../test/company-models.ts'
import { type AnsweringServer, type Office, openAnsweringServer, openOffice } from '../../../../test/index.ts'
import { isSignedWith } from '../../../outside/signing/index.ts'

let office: Office
let ledger: AnsweringServer
beforeAll(async () => {
  ledger = await openAnsweringServer((_heard, response) => response.writeHead(204).end())
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: [`127.0.0.1:${ledger.port}`] },
  })
})
afterAll(async () => {
  await ledger.close()
  await office.close()
})

/** The exact shape that the guide promises. */
const Named = z.strictObject({ id: z.string().min(1), name: z.string().min(1) })
const ofCase = {
  case: z.strictObject({
    id: z.string(),
    title: z.string().min(1),
    status: z.string(),
    revokes: z.string().optional(),
  }),
  flow: Named,
  starter: Named,
  by: Named.nullable(),
  sequence: z.number().int().positive(),
}
const task = z.strictObject({ id: z.string(), node: Named, person: Named })
const outcome = z.enum(['agreed', 'handled', 'rejected', 'returned', 'transferred'])
const Case = z.strictObject(ofCase)
const Record = z.strictObject({
  record: z.strictObject({ id: z.string(), version: z.number().int().positive() }),
  form: Named,
  by: Named,
})
const schemas: Readonly<Record<WebhookEvent | 'webhook.test', z.ZodType>> = {
  'case.launched': Case,
  'case.approved': Case,
  'case.rejected': Case,
  'case.returned': Case,
  'case.recalled': Case,
  'case.terminated': Case,
  'case.revoked': Case,
  'task.created': z.strictObject({ ...ofCase, task }),
  'task.done': z.strictObject({ ...ofCase, task: task.extend({ outcome }) }),
  'record.added': Record,
  'record.changed': Record,
  'record.deleted': Record,
  'webhook.test': z.strictObject({ webhook: Named }),
}

test('every kind of event arrives over the wire as the guide says, signed', async () => {
  const { webhooks, approvals, records } = await office.as('admin')
  const { id, secret } = await webhooks.create({
    ...{ name: '总账', url: `${ledger.url}/in` },
    events: [...webhookEvents],
  })
  await webhooks.test({ id })
  const nodes = [start(), approver(office, 'review', ['li']), end]
  const { flowId } = await publishFlow(office, chain(nodes, { revoke: true }))
  const launched = () => launchAs(office, 'employee', flowId)
  const li = (await office.as('li')).approvals
  const employee = (await office.as('employee')).approvals

  const agreed = await launched()
  await agreeAs(office, 'li', agreed)
  const { caseId: revocation } = await employee.revoke({ caseId: agreed, opinion: '行程取消' })
  await agreeAs(office, 'li', revocation)
  await li.reject({ taskId: await taskOf(office, 'li', await launched()), opinion: '否' })
  const returned = await launched()
  await li.return({ taskId: await taskOf(office, 'li', returned), to: 'start', opinion: '补充' })
  await employee.recall({ caseId: await launched() })
  await approvals.terminate({ caseId: await launched(), opinion: '停' })
  await li.transfer({
    taskId: await taskOf(office, 'li', await launched()),
    toUserId: office.company.people.wang,
  })

  const { modelId } = await publishModel(office)
  const { id: record, version } = await records.create({ modelId, values: { title: '合同' } })
  await records.update({ modelId, id: record, version, values: { title: '续约' } })
  await records.remove({ modelId, id: record })
  await office.settle()

  const bodies = ledger.heard.map(({ body }) => JSON.parse(body))
  const kinds = new Set(bodies.map(({ type }) => type))
  expect([...kinds].sort()).toEqual(Object.keys(schemas).sort())
  for (const { type, timestamp, data, ...more } of bodies) {
    expect(more).toEqual({})
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
    expect(schemas[type as WebhookEvent].safeParse(data).error, type).toBeUndefined()
  }
  const ofRevocation = bodies.filter(({ data }) => data.case?.id === revocation)
  expect(new Set(ofRevocation.map(({ type }) => type))).toEqual(new Set(['task.created', 'task.done']))
  for (const { data } of ofRevocation) expect(data.case.revokes).toBe(agreed)
  for (const { headers, body } of ledger.heard) {
    const signed = {
      id: String(headers['webhook-id']),
      timestamp: String(headers['webhook-timestamp']),
      body,
    }
    expect(isSignedWith(secret, signed, String(headers['webhook-signature']))).toBe(true)
  }
  expect(new Set(bodies.flatMap(({ data }) => data.task?.outcome ?? []))).toEqual(
    new Set(['agreed', 'rejected', 'returned', 'transferred']),
  )
})

test('the guide names every kind of event', async () => {
  const guide = await readFile(new URL('../../../../../../docs/guides/webhooks.md', import.meta.url), 'utf8')
  for (const event of Object.keys(schemas)) expect(guide).toContain(`\`${event}\``)
})
