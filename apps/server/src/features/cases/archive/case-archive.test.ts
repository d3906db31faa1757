import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import { type Account, minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { textOfPdf } from '../../../../test/text-of-pdf.ts'
import { archiveCase } from './archive-due.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Rule = NonNullable<NonNullable<Parameters<typeof chain>[1]>['archive']>

/** Launches a case of Li that Wang approves under this rule; Chen has no role on it. */
async function approved(rule: Rule, more: Readonly<Record<string, unknown>> = {}) {
  const review = approver(office, 'review', ['wang'], more)
  const { flowId, formId } = await publishFlow(office, chain([start(), review, end], { archive: rule }))
  const caseId = await launchAs(office, 'li', flowId, { subject: '出差', amount: '128.50', note: '仅审批人' })
  await agreeAs(office, 'wang', caseId)
  await office.settle()
  return { flowId, formId, caseId }
}
const passTime = () => office.app.ticker.passDue()
const archiveOf = async (account: Account, caseId: string) =>
  (await (await office.as(account)).approvals.open({ caseId })).archive
const shelfOf = async (account: Account) =>
  (await (await office.as(account)).documents.list({ shelf: 'archive', pageSize: 100 })).list

async function textOf(account: Account, id: string): Promise<string> {
  const { url } = await (await office.as(account)).documents.download({ id })
  const answer = await fetch(new URL(url, await office.address()))
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await answer.arrayBuffer())
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
  return textOfPdf(pdf)
}

test('an approved case becomes a document that its people open, and a stranger does not', async () => {
  const { caseId } = await approved({ onEnd: true })
  await passTime()

  const archive = await archiveOf('li', caseId)
  const id = archive?.documentId ?? ''
  expect(archive).toMatchObject({ state: 'made' })
  for (const reader of ['li', 'wang', 'admin'] as const) {
    const text = await textOf(reader, id)
    expect(text).toContain('事由出差')
    expect(text).toContain('王芳')
    expect((await shelfOf(reader)).map((row) => row.id)).toContain(id)
  }
  const chen = await office.as('chen')
  expect(await refusalOf(chen.documents.download({ id }))).toBe('documents.notFound')
  expect(await refusalOf(chen.documents.open({ id }))).toBe('documents.notFound')
  expect(await shelfOf('chen')).toEqual([])
  expect(await refusalOf((await office.other.as('admin')).documents.download({ id }))).toBe(
    'documents.notFound',
  )
  expect(await refusalOf((await office.as('li')).documents.rename({ id, name: '改名' }))).toBe(
    'documents.notYours',
  )
})

test('several nodes that archive at once, and a repetition, make one document', async () => {
  const { caseId } = await approved({ onEnd: true })
  await Promise.all([passTime(), archiveCase(office.app.server, 'demo', caseId), passTime()])
  await archiveCase(office.app.server, 'demo', caseId)

  const id = (await archiveOf('li', caseId))?.documentId
  const rows = await office.db
    .tenant('demo')
    .selectFrom('caseArchive')
    .where('caseId', '=', caseId)
    .selectAll()
    .execute()
  expect(rows).toMatchObject([{ state: 'made', documentId: id, dueAt: null }])
  expect((await shelfOf('li')).filter((row) => row.id === id)).toHaveLength(1)
})

test('a field hidden from one of the readers is missing from the document for all', async () => {
  const { caseId } = await approved({ onEnd: true }, { fields: { note: 'hidden' } })
  const alone = await approved({ onEnd: true, readers: 'starter' }, { fields: { note: 'hidden' } })
  await passTime()

  const together = (await archiveOf('li', caseId))?.documentId ?? ''
  expect(await textOf('li', together)).not.toContain('仅审批人')
  const own = (await archiveOf('li', alone.caseId))?.documentId ?? ''
  expect(await textOf('li', own)).toContain('仅审批人')
  expect(await refusalOf((await office.as('wang')).documents.download({ id: own }))).toBe(
    'documents.notFound',
  )
})

test('only chosen people and administrators can read the document', async () => {
  const { caseId } = await approved({
    ...{ onEnd: true, readers: 'chosen' },
    people: [office.company.people.chen],
  })
  await passTime()

  expect(await archiveOf('li', caseId)).toMatchObject({ state: 'made', documentId: null })
  const { documentId } = (await archiveOf('admin', caseId)) ?? {}
  expect(await textOf('chen', documentId ?? '')).toContain('出差')
})

test('without the rule an administrator archives a case and has its document replaced', async () => {
  const { caseId } = await approved({})
  await passTime()
  expect(await archiveOf('li', caseId)).toBeNull()

  const { approvals } = await office.as('admin')
  await approvals.steer({ act: 'archive', caseIds: [caseId], opinion: '归档' })
  await passTime()
  const first = (await archiveOf('li', caseId))?.documentId ?? ''
  expect(await textOf('li', first)).toContain('出差')

  await (await office.as('admin')).caseArchive.retry({ caseId })
  office.clock.pass(minutes(1))
  await passTime()
  expect((await archiveOf('li', caseId))?.documentId).toBe(first)
  expect(await refusalOf((await office.as('li')).caseArchive.retry({ caseId }))).toBe(
    'session.administratorsOnly',
  )
})
