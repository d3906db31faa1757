import type { Client } from '@signet/client'
import type { Holder } from '@signet/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, type PublishedModel, publishModel, recordOf } from '../../../../test/company-models.ts'
import { type Account, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

const restricts = { columns: true, fields: true, buttons: true, records: true }
const accounts = ['li', 'wang', 'zhao', 'chen', 'employee', 'director'] as const

let office: Office
let model: PublishedModel
beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(office, { restricts })
  const { records } = await office.as('admin')
  await records.create({ modelId: model.modelId, values: { title: '合同', kind: 'sale' } })
  await grant(office, model, { everybody: true }, { buttons: ['add'], records: { scope: 'own' } })
  for (const account of ['li', 'chen', 'employee'] as const)
    for (const kind of ['rent', 'sale']) await recordOf(office, account, model, { kind })
})
afterAll(() => office.close())

const permission = fc.record({
  columns: fc.subarray(['title', 'amount', 'lines.item', '$author']),
  fields: fc
    .dictionary(fc.constantFrom('title', 'amount', 'lines', 'kind'), fc.constantFrom('read', 'write'))
    .map((fields) => ({ ...fields })),
  buttons: fc.subarray(['add', 'edit', 'remove', 'detail', 'export', 'print']),
  records: fc.record({
    scope: fc.constantFrom('all', 'own', 'department', 'departmentAndBelow', 'subordinates'),
    rules: fc.option(
      fc.constant({
        match: 'all' as const,
        conditions: [{ field: 'kind', operator: 'anyOf' as const, value: ['rent'] }],
      }),
      { nil: undefined },
    ),
  }),
})
const holders = fc.oneof(
  fc
    .subarray([...accounts], { minLength: 1 })
    .map((people): Holder[] => people.map((one) => ({ kind: 'person', id: office.company.people[one] }))),
  fc.constant<Holder[]>([{ kind: 'everybody', id: '' }]),
  fc.constant('cashier').map((): Holder[] => [{ kind: 'role', id: office.company.roles.cashier }]),
)
const change = fc.record({
  at: fc.nat(),
  grant: fc.option(fc.record({ name: fc.constant('授权'), holders, permission }), { nil: null, freq: 3 }),
})

/** What a person sees and may do, found out as that person. */
async function tried(account: Account) {
  const client = await office.as(account)
  const { permissionList } = await client.session.currentUser({})
  const of = permissionList.find(({ modelId }) => modelId === model.modelId)
  const codes = (part: readonly Readonly<{ enCode: string }>[] = []) =>
    part.map(({ enCode }) => enCode).sort()
  const total = of && (await client.records.list({ modelId: model.modelId })).pagination.total
  return { sees: total ?? 0, columns: codes(of?.column), reads: codes(of?.form), buttons: codes(of?.button) }
}
type Tried = Awaited<ReturnType<typeof tried>>

const buttonCodes: Readonly<Record<string, string>> = {
  add: 'btn_add',
  edit: 'btn_edit',
  remove: 'btn_remove',
  detail: 'btn_detail',
  export: 'btn_download',
  print: 'btn_batchPrint',
}
const isNamed = (code: string) => Object.values(buttonCodes).includes(code)
const only = (one: readonly string[], other: readonly string[]) =>
  one.filter((each) => !other.includes(each)).sort()
const difference = (was: readonly string[], is: readonly string[]) => [only(is, was), only(was, is)]

/** What differs for a person, by what they found out themselves. */
function found(was: Tried, is: Tried) {
  return {
    sees: was.sees === is.sees ? 'the same' : [was.sees, is.sees],
    columns: difference(was.columns, is.columns),
    reads: difference(was.reads, is.reads),
    buttons: difference(was.buttons.filter(isNamed), is.buttons.filter(isNamed)),
  }
}

type Preview = Awaited<ReturnType<Client['listDesign']['previewGrant']>>

/** What differs for a person, by the preview. */
function said({ list }: Preview, account: Account) {
  const { acts, columns, reads } = list.find(
    ({ person }) => person.id === office.company.people[account],
  ) ?? {
    acts: [],
    columns: { gains: [], loses: [] },
    reads: { gains: [], loses: [] },
  }
  const seeing = acts.find(({ button }) => button === null)
  const gained = (is: boolean) =>
    acts
      .filter(({ before, after }) => before.may !== after.may && after.may === is)
      .flatMap(({ button }) => buttonCodes[button ?? ''] ?? [])
      .sort()
  const forms = (paths: readonly string[]) => paths.map((path) => path.replace('.', '-')).sort()
  const isSame = seeing === undefined || seeing.before.records === seeing.after.records
  return {
    sees: isSame ? 'the same' : [seeing.before.records, seeing.after.records],
    columns: [columns.gains.toSorted(), columns.loses.toSorted()],
    reads: [forms(reads.gains), forms(reads.loses)],
    buttons: [gained(true), gained(false)],
  }
}

type Body = NonNullable<Parameters<Client['listDesign']['previewGrant']>[0]['grant']>

async function make({ listDesign }: Client, grantId: string | undefined, next: Body | null) {
  const id = model.modelId
  if (next && grantId) return listDesign.saveGrant({ id, grantId, ...next })
  return next
    ? listDesign.createGrant({ id, ...next })
    : listDesign.removeGrant({ id, grantId: grantId ?? '' })
}

test('for any change of grants the preview says what then really differs, for everybody', async () => {
  const admin = await office.as('admin')
  const { listDesign } = admin
  const id = model.modelId
  await fc.assert(
    fc.asyncProperty(change, async ({ at, grant: next }) => {
      const { list: grants } = await listDesign.grants({ id })
      const grantId = grants[at % (grants.length + (next ? 1 : 0))]?.id
      fc.pre(next !== null || grantId !== undefined)
      const before: Tried[] = []
      for (const one of accounts) before.push(await tried(one))
      const preview = await listDesign.previewGrant({ id, grant: next, ...(grantId && { grantId }) })
      await make(admin, grantId, next)

      for (const [at, one] of accounts.entries())
        expect(said(preview, one)).toEqual(found(before[at] as Tried, await tried(one)))
    }),
    { numRuns: 25 },
  )
})

test('counts the records on which an act is allowed, and changes nothing', async () => {
  const own = await publishModel(office, { restricts })
  await (await office.as('admin')).records.create({ modelId: own.modelId, values: { title: '一' } })
  const { listDesign } = await office.as('admin')
  const grantOf = {
    name: '编辑',
    holders: [{ kind: 'person' as const, id: office.company.people.li }],
    permission: {
      columns: ['title'],
      fields: { title: 'write' },
      buttons: ['edit'],
      records: { scope: 'all' },
    },
  }
  const id = own.modelId
  const { changed, list } = await listDesign.previewGrant({ id, grant: grantOf })
  expect(changed).toBe(1)
  expect(list).toMatchObject([
    {
      person: { id: office.company.people.li },
      acts: [
        { button: null, after: { may: true, records: 1 } },
        { button: 'edit', before: { may: false, records: 0 }, after: { may: true, records: 1 } },
      ],
      columns: { gains: ['title'], loses: [] },
      writes: { gains: ['title'], loses: [] },
    },
  ])
  expect((await listDesign.grants({ id })).list).toEqual([])
})

test('an unknown grant, holder or field is refused', async () => {
  const { listDesign } = await office.as('admin')
  const id = model.modelId
  expect(await refusalOf(listDesign.previewGrant({ id, grantId: 'none', grant: null }))).toBe(
    'design.notFound',
  )
  const wanted = (part: object) =>
    refusalOf(
      listDesign.previewGrant({
        id,
        grant: {
          name: '授权',
          holders: [{ kind: 'everybody', id: '' }],
          permission: { records: { scope: 'all' } },
          ...part,
        },
      }),
    )
  expect(await wanted({ holders: [{ kind: 'role', id: 'none' }] })).toBe('organization.notFound')
  expect(await wanted({ permission: { columns: ['none'], records: { scope: 'all' } } })).toBe(
    'list.definitionInvalid',
  )
})
