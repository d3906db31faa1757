import { readFileSync, writeFileSync } from 'node:fs'
import { contract, type Endpoint, isForViewers, isWriting } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'
import { askAll, type Heard, idsOfFirst, keepSecrets, tellsOfIt } from '../../../test/kept-secrets.ts'

const page = new URL('../../../../../docs/permissions.md', import.meta.url)
const calls = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as Endpoint })),
)

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  await keepSecrets(office)
  const { grades } = await office.as('admin')
  const { people, departments } = office.company
  const none = { circleIds: [], organizationIds: [] }
  await grades.create({
    ...{ ...none, name: '人事', areas: ['people', 'roles'], isWhole: false },
    ...{ organizationIds: [departments.research], personIds: [people.finance] },
  })
  await grades.create({
    ...{ ...none, name: '设计', areas: ['designs', 'lists', 'data', 'applications'], isWhole: true },
    personIds: [people.director],
  })
  const { applications } = await office.as('admin')
  const holders = [{ kind: 'everybody' as const }]
  const { id } = await applications.create({ fullName: '研发', enCode: 'research', holders })
  const administrators = [{ kind: 'person' as const, id: people.manager }]
  await applications.setAdministrators({ id, version: 1, administrators })
})
afterAll(() => office.close())

/** Li owns documents, drafts and delegations, and was asked; Zhao works beside Li, Chen elsewhere. */
const readers = {
  administrator: 'admin',
  'people (grade)': 'finance',
  'designs (grade)': 'director',
  'one application': 'manager',
  owner: 'li',
  colleague: 'zhao',
  'other department': 'chen',
} as const
type Reader = keyof typeof readers
const readerNames = Object.keys(readers) as Reader[]

const pairOf = ({ call, id }: Heard) => `${call} ${id}`

/** Who reads a secret by which call, with the ids that lead to it. */
async function readTable(): Promise<ReadonlyMap<string, readonly Reader[]>> {
  const ids = await idsOfFirst(office)
  const reading = calls.filter(({ endpoint }) => endpoint.access !== 'anyone' && !isWriting(endpoint))
  const everything = await askAll(await office.as('admin'), reading, ids)
  const owned = await askAll(await office.as('li'), reading, ids)
  const telling = [...everything, ...owned].filter(tellsOfIt)
  const pairs = new Set(telling.map(pairOf))
  const told = new Set(telling.map(({ call }) => call))
  const rows = new Map([...told].sort().map((call) => [call, [] as Reader[]]))
  for (const name of readerNames) {
    const asked = reading.filter((one) => told.has(`${one.feature}.${one.name}`))
    const heard = await askAll(await office.as(readers[name]), asked, ids)
    const read = new Set(
      heard.filter((one) => pairs.has(pairOf(one)) && tellsOfIt(one)).map(({ call }) => call),
    )
    for (const call of read) rows.get(call)?.push(name)
    // Nothing is read by others that neither the administrator nor the owner reads.
    expect(heard.filter((one) => tellsOfIt(one) && !pairs.has(pairOf(one)))).toEqual([])
  }
  return rows
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function gateRow({ feature, name, endpoint }: (typeof calls)[number]): string {
  const { access, areas = [], method } = endpoint
  const opens = { anyone: 'anyone', member: 'everyone signed in', administrator: 'administrator' }[access]
  const viewer = isForViewers(endpoint) ? 'yes' : 'no'
  return line([`${feature}.${name}`, method, opens, areas.join(', '), access === 'anyone' ? '' : viewer])
}

function pageOf(rows: ReadonlyMap<string, readonly Reader[]>): string {
  return [
    '# Permission matrix',
    '',
    'Written by the test `permission-matrix`, from the contract and from what people of a company with one secret really read: `UPDATE_PERMISSIONS=1 npx vitest run --project server permission-matrix`.',
    '',
    '## Who reads what is kept',
    '',
    'A secret is kept in a request, a record, a document, a schedule, a delegation and so on; documents, drafts, delegations and schedules are Li’s. Every reading call is made with every id. The calls below tell the secret to the administrator or to Li; “yes” says to whom else. The grades administer people of one department, and designs of the whole company; “one application” administers an application. Without a session and from another company the same calls tell nothing; the test `other-company` shows this for every call.',
    '',
    line(['call', ...readerNames]),
    line(['---', ...readerNames.map(() => '---')]),
    ...[...rows].map(([call, told]) =>
      line([call, ...readerNames.map((name) => (told.includes(name) ? 'yes' : ''))]),
    ),
    '',
    '## Who may call',
    '',
    'Administrators of everything make every call; a grade opens the calls of its areas, and `ownApplications` is the administrator of one application. “Viewer” is an administrator who views as a person. The tests of the contract make each call for each of them.',
    '',
    line(['call', 'method', 'open to', 'areas', 'viewer']),
    line(['---', '---', '---', '---', '---']),
    ...calls.map(gateRow),
    '',
  ].join('\n')
}

test('the committed matrix is what happens', { timeout: 300_000 }, async () => {
  const written = pageOf(await readTable())
  if (process.env['UPDATE_PERMISSIONS'] === '1') writeFileSync(page, written)

  expect(readFileSync(page, 'utf8')).toBe(written)
})
