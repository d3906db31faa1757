import { randomUUID } from 'node:crypto'
import type { World } from '../journey.ts'
import { idOf, launch, publishFlow, stepsInARow } from '../office.ts'
import { clientOf, publishForm } from '../publish.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { dot, leaverPassword, phone, picture, textFile } from './sample-values.ts'
import { sendFile } from './send-file.ts'

const claimText = '覆盖：采购文具'
const sideNote = '覆盖：先看采购制度'
const recordText = '覆盖：一条记录'
const chatText = '覆盖：下午三点碰头'

/** Real data for every row of the specification: ids, and texts that the pages must show. */
export type CoverageData = Awaited<ReturnType<typeof prepareData>>

/** Prepares, as people of the demo company would: a case, its task, a record, a document, a schedule, and so on. */
export async function prepareData(world: World) {
  const employee = await clientOf(world, 'employee')
  const admin = await clientOf(world, 'admin')
  const people = { employee: await idOf(world, 'employee'), manager: await idOf(world, 'manager') }
  const [user] = (await employee.organization.usersByIds({ ids: [people.employee] })).list
  await createPeople(world)
  const tokens = await signInAll(world)
  if (!user) throw new Error('The demo company has no employee.')
  return {
    user,
    tokens,
    claimText,
    sideNote,
    recordText,
    chatText,
    chat: await prepareChat(world, people.manager),
    ...(await prepareCases(world, people.manager)),
    ...(await prepareRecords(world)),
    ...(await prepareSide(world, people.manager)),
    dictionaryId: (await admin.dictionary.all({})).list[0]?.id ?? '',
    goodsId: (await admin.dataInterfaces.list({ keyword: 'goods' })).list[0]?.id ?? '',
    noticeId: (await employee.notices.list({})).list[0]?.id ?? '',
    profileVersion: (await employee.myself.baseInfo({})).version,
    signatures: await addSignatures(world),
    fileId: await sendFile(world, tokens.employee, textFile),
    pictureId: await sendFile(world, tokens.employee, picture),
    scan: await askTicket(world),
    /** A page that scans a code cancels it when it is left. */
    scannedOnPage: await askTicket(world),
    sentCode: (purpose: RegExp) => readCode(world, purpose),
    begunSignIn: await beginSignIn(world),
  }
}

/** A message of the manager to the employee, who can answer it. */
async function prepareChat(world: World, managerId: string) {
  const [employee, manager] = [await clientOf(world, 'employee'), await clientOf(world, 'manager')]
  const { id } = await employee.chat.openDirect({ personId: managerId })
  await manager.chat.send({ id, clientId: randomUUID(), kind: 'text', text: chatText })
  const [colleague] = (await employee.organization.usersByIds({ ids: [managerId] })).list
  if (!colleague) throw new Error('The demo company has no manager.')
  return { id, colleague }
}

/** Sessions of their own, because some of the calls end theirs. */
async function signInAll(world: World) {
  const tokenOf = async (account: string, password = 'signet-demo') =>
    (await world.product.client().session.login({ account, password })).token
  return {
    employee: await tokenOf('employee'),
    manager: await tokenOf('manager'),
    admin: await tokenOf('admin'),
    leaver: await tokenOf('leaver', leaverPassword),
  }
}

/** One person who closes the account, one who forgets the password and has a phone. */
async function createPeople(world: World): Promise<void> {
  const { organization, settings } = await clientOf(world, 'admin')
  const person = { password: leaverPassword, mustChangePassword: false }
  await organization.createUser({ ...person, account: 'leaver', realName: '江远行' })
  await organization.createUser({ ...person, account: 'phoned', realName: '许知秋', mobilePhone: phone })
  const version = (await settings.list({})).groups.find(({ group }) => group === 'sms')?.version ?? 0
  await settings.save({ group: 'sms', value: { isOn: true }, secrets: {}, version })
}

/** The code of the message to the phone whose words name this purpose. */
async function readCode(world: World, purpose: RegExp): Promise<string> {
  const { list } = await (await clientOf(world, 'admin')).waysIn.smsOutbox({})
  const message = list.find(({ phone: to, body }) => to === phone && purpose.test(body))
  if (!message) throw new Error(`No such message was sent: ${JSON.stringify(list)}`)
  return /\b\d{6}\b/.exec(message.body)?.[0] ?? ''
}

/** A code for a phone to scan, and the cookie of the browser that asked for it. */
async function askTicket({ product }: World) {
  const answer = await fetch(`${product.address}/api/oauth/getTicket`)
  const { data } = (await answer.json()) as { data: { ticket: string } }
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { ticket: data.ticket, cookie }
}

async function prepareCases(world: World, managerId: string) {
  const steps = [{ id: 'review', name: '审批', people: [managerId], side: { note: sideNote } }]
  const flowId = await publishFlow(world, 'coverage', stepsInARow('覆盖流程', steps, { revoke: true }))
  const [caseId, passedId] = [
    await launch(world, flowId, claimText),
    await launch(world, flowId, '覆盖：已通过'),
  ]
  await (await clientOf(world, 'manager')).approvals.agree({ taskId: `${passedId}-1` })
  return { flowId, caseId, taskId: `${caseId}-1`, passedId, lostId: await launchLost(world) }
}

/** A case in exception: its step finds no approver. */
async function launchLost(world: World): Promise<string> {
  const step = { id: 'lost', name: '无人审批', people: [], sources: [{ kind: 'role', ids: ['nobody'] }] }
  return await launch(
    world,
    await publishFlow(world, 'coverageLost', stepsInARow('无人流程', [step])),
    '覆盖：异常',
  )
}

async function prepareRecords(world: World) {
  const admin = await clientOf(world, 'admin')
  const modelId = await publishForm(admin, {
    name: '覆盖台账',
    code: 'coverageRecords',
    fields: [
      { key: 'subject', kind: 'input', label: '事由', required: true },
      {
        key: 'goods',
        kind: 'sub-table',
        label: '清单',
        fields: [{ key: 'name', kind: 'input', label: '名称' }],
      },
    ],
  })
  await admin.listDesign.save({
    id: modelId,
    definition: {
      version: 1,
      columns: [{ field: 'subject' }],
      actions: [{ key: 'again', label: '再记一条', does: { kind: 'openForm', form: modelId } }],
    },
  })
  await admin.listDesign.publish({ id: modelId, reason: '演示' })
  const { id: recordId } = await admin.records.create({ modelId, values: { subject: recordText } })
  const { address: link } = await admin.shortLinks.switchOn({
    modelId,
    purpose: 'form',
    fields: ['subject'],
  })
  return { modelId, recordId, link }
}

async function prepareSide(world: World, managerId: string) {
  const employee = await clientOf(world, 'employee')
  const { id: documentId } = await employee.documents.addFolder({ name: '覆盖资料', parentId: null })
  const day = '2030-03-07'
  const schedule = await employee.schedules.create({ title: '覆盖会议', startDay: day, endDay: day })
  const { id: delegationId } = await employee.delegations.create({
    kind: 'agency',
    toUserIds: [managerId],
    startsAt: '2030-01-01T00:00:00Z',
    endsAt: '2030-01-02T00:00:00Z',
  })
  return { documentId, schedule, day, delegationId }
}

async function addSignatures(world: World): Promise<readonly string[]> {
  const { signatures } = await clientOf(world, 'employee')
  for (let count = 0; count < 2; count += 1) await signatures.add({ signImg: dot })
  return (await signatures.mine({})).map(({ id }) => id)
}
