import {
  buttonOfRight,
  type Holder,
  listRights,
  type PeopleHolder,
  type RightChanges,
} from '@signet/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { publishModel } from '../../../../test/company-models.ts'
import { type Account, type Office, openOffice } from '../../../../test/index.ts'

const accounts = ['li', 'wang', 'zhao', 'chen', 'employee', 'finance', 'manager', 'director'] as const
const buttons = ['add', 'edit', 'remove', 'import', 'export', 'print'] as const
/** The day of the clock of tests. */
const today = '2026-03-02'
const places = [0, 1, 2, 3] as const

/** What each list leaves to its grants. */
const restrictions = [
  { columns: true, fields: true, buttons: true, records: true },
  { columns: true, fields: false, buttons: false, records: true },
  { columns: false, fields: false, buttons: true, records: false },
] as const

/** The ids of what every company has; who is where and who holds what is drawn. */
type Frame = Readonly<{
  units: readonly string[]
  posts: readonly string[]
  roles: readonly string[]
  groups: readonly string[]
  byRule: readonly string[]
  bundles: readonly string[]
  applications: readonly string[]
  models: readonly string[]
  flows: readonly Readonly<{ id: string; launchers: Holder }>[]
}>

type Rule = Readonly<{ formula: string; isTrue: (company: Company, person: Account) => boolean }>
type Members = Readonly<Record<string, readonly Account[]>>
type Bundle = Readonly<{ isEnabled: boolean; until: string | null; members: readonly PeopleHolder[] }>
type Company = Readonly<{
  /** The unit above each unit; null: the company itself. */
  above: Readonly<Record<string, string | null>>
  unitOfPost: Readonly<Record<string, string>>
  postHolders: Members
  roleMembers: Members
  groupMembers: Members
  rules: Readonly<Record<string, Rule>>
  enabled: readonly Account[]
  bundles: Readonly<Record<string, Bundle>>
  grants: readonly Readonly<{
    id: string
    model: string
    buttons: readonly string[]
    holders: readonly Holder[]
  }>[]
  applications: Readonly<Record<string, readonly Holder[]>>
}>

let office: Office
let frame: Frame
beforeAll(async () => {
  office = await openOffice()
  const admin = await office.as('admin')
  const { organization, applications, authorizationGroups } = admin
  const each = <One>(make: (at: number) => Promise<One>) => inTurn(places, make)
  const id = (made: Readonly<{ id: string }>) => made.id
  const units = await each(async (at) =>
    id(
      await organization.createOrganize({
        parentId: office.company.companyId,
        fullName: `U${at}`,
        enCode: `u${at}`,
        category: 'department',
      }),
    ),
  )
  const posts = await each(async (at) =>
    id(
      await organization.createPosition({
        organizeId: units[at] ?? '',
        fullName: `P${at}`,
        enCode: `p${at}`,
      }),
    ),
  )
  const named = (letter: string, at: number) => ({ fullName: `${letter}${at}`, enCode: `${letter}${at}` })
  const roles = await each(async (at) =>
    id(await organization.createRole({ ...named('r', at), personIds: [] })),
  )
  const groups = await inTurn([0, 1], async (at) =>
    id(await organization.createGroup({ ...named('g', at), personIds: [] })),
  )
  const byRule = await inTurn([0, 1], async (at) =>
    id(await organization.createGroup({ ...named('rule', at), personIds: [], rule: "gender == 'female'" })),
  )
  frame = {
    ...{ units, posts, roles, groups, byRule },
    bundles: await inTurn([0, 1], async (at) => id(await authorizationGroups.create(named('bundle', at)))),
    applications: await inTurn([0, 1], async (at) =>
      id(
        await applications.create({ ...named('application', at), holders: [{ kind: 'everybody', id: '' }] }),
      ),
    ),
    models: await inTurn(
      restrictions,
      async (restricts) => (await publishModel(office, { restricts })).modelId,
    ),
    flows: await inTurn(
      [
        { kind: 'role', id: roles[0] ?? '' },
        { kind: 'group', id: byRule[0] ?? '' },
        { kind: 'position', id: posts[0] ?? '' },
      ] as const,
      async (launchers) => {
        const first = start({ launchers: [{ kind: launchers.kind, ids: [launchers.id] }] })
        const { flowId } = await publishFlow(office, chain([first, approver(office, 'review', ['li']), end]))
        return { id: flowId, launchers }
      },
    ),
  }
})
afterAll(() => office.close())

async function inTurn<Of, One>(all: readonly Of[], make: (one: Of) => Promise<One>): Promise<One[]> {
  const made: One[] = []
  for (const one of all) made.push(await make(one))
  return made
}

/** What a person holds is found by asking about each unit, post, role and group, with no lookup of the product. */
const isAmong = (members: Members, id: string, person: Account) => members[id]?.includes(person) === true

function isIn(company: Company, person: Account, unit: string): boolean {
  return Object.entries(company.unitOfPost).some(([post, own]) => {
    if (!isAmong(company.postHolders, post, person)) return false
    for (let at: string | null | undefined = own; at; at = company.above[at]) if (at === unit) return true
    return false
  })
}

function isInGroup(company: Company, person: Account, group: string): boolean {
  const rule = company.rules[group]
  return rule
    ? company.enabled.includes(person) && rule.isTrue(company, person)
    : isAmong(company.groupMembers, group, person)
}

function holds(company: Company, person: Account, { kind, id }: Holder): boolean {
  const answers: Readonly<Record<Holder['kind'], () => boolean>> = {
    everybody: () => true,
    person: () => office.company.people[person] === id,
    position: () => isAmong(company.postHolders, id, person),
    organization: () => isIn(company, person, id),
    role: () => isAmong(company.roleMembers, id, person),
    group: () => isInGroup(company, person, id),
    authorizationGroup: () => {
      const { isEnabled, until, members } = company.bundles[id] as Bundle
      const isInForce = isEnabled && (until ?? today) >= today
      return isInForce && members.some((one) => holds(company, person, one))
    },
  }
  return answers[kind]()
}

/** Every right of a person, as `kind id right`. */
function rightsOf(company: Company, person: Account): readonly string[] {
  if (!company.enabled.includes(person)) return []
  const isHolder = (holders: readonly Holder[]) => holders.some((one) => holds(company, person, one))
  const lists = frame.models.flatMap((model, at) => {
    const own = company.grants.filter((grant) => grant.model === model && isHolder(grant.holders))
    if (restrictions[at]?.records && own.length === 0) return []
    const may = restrictions[at]?.buttons ? new Set(own.flatMap((grant) => grant.buttons)) : new Set(buttons)
    const rights = listRights.filter((right) => right === 'see' || may.has(buttonOfRight[right]))
    return rights.map((right) => `list ${model} ${right}`)
  })
  const uses = frame.applications.filter((id) => isHolder(company.applications[id] ?? []))
  const launches = frame.flows.filter(({ launchers }) => isHolder([launchers]))
  return [
    ...lists,
    ...uses.map((id) => `application ${id} use`),
    ...launches.map(({ id }) => `flow ${id} launch`),
  ].sort()
}

const people = fc.subarray([...accounts])
const membersOf = (ids: readonly string[]): fc.Arbitrary<Members> =>
  fc.record(Object.fromEntries(ids.map((id) => [id, people])))
const forEach = <One>(ids: readonly string[], drawn: fc.Arbitrary<One>) =>
  fc.record(Object.fromEntries(ids.map((id) => [id, drawn])))

const ruleIn = ({ units, posts, roles }: Frame): fc.Arbitrary<Rule> =>
  fc.oneof(
    fc.constantFrom(...units).map((id) => ({
      formula: `'${id}' in departments`,
      isTrue: (company: Company, person: Account) => isIn(company, person, id),
    })),
    fc.constantFrom(...posts).map((id) => ({
      formula: `'${id}' in posts`,
      isTrue: ({ postHolders }: Company, person: Account) => isAmong(postHolders, id, person),
    })),
    fc.constantFrom(...roles).map((id) => ({
      formula: `!('${id}' in heldRoles)`,
      isTrue: ({ roleMembers }: Company, person: Account) => !isAmong(roleMembers, id, person),
    })),
    fc.constantFrom(...accounts).map((account) => ({
      formula: `account == '${account}'`,
      isTrue: (_: Company, person: Account) => person === account,
    })),
  )

function holderIn({ units, posts, roles, groups, byRule }: Frame): fc.Arbitrary<PeopleHolder> {
  const named = <Kind extends PeopleHolder['kind']>(kind: Kind, ids: readonly string[]) =>
    fc.constantFrom(...ids).map((id) => ({ kind, id }))
  return fc.oneof(
    { weight: 1, arbitrary: named('everybody', ['']) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(...accounts).map((one) => ({ kind: 'person' as const, id: idOf(one) })),
    },
    { weight: 4, arbitrary: named('organization', units) },
    { weight: 4, arbitrary: named('position', posts) },
    { weight: 6, arbitrary: named('role', roles) },
    { weight: 6, arbitrary: named('group', [...groups, ...byRule]) },
  )
}
const idOf = (account: Account) => office.company.people[account]

function bundleIn(here: Frame): fc.Arbitrary<Bundle> {
  return fc.record({
    isEnabled: fc.boolean(),
    until: fc.constantFrom(null, '2026-03-01', today, '2027-12-31'),
    members: fc.array(holderIn(here), { maxLength: 3 }).map(onlyOnce),
  })
}

/** Each holder once, as the database keeps them. */
function onlyOnce<One extends Holder>(holders: readonly One[]): One[] {
  return [...new Map(holders.map((one) => [`${one.kind} ${one.id}`, one])).values()]
}

function companyIn(here: Frame): fc.Arbitrary<Company> {
  const bundled = fc.constantFrom(...here.bundles).map((id) => ({ kind: 'authorizationGroup' as const, id }))
  const holders = fc
    .array(fc.oneof({ weight: 3, arbitrary: holderIn(here) }, { weight: 1, arbitrary: bundled }), {
      minLength: 1,
      maxLength: 3,
    })
    .map(onlyOnce<Holder>)
  const grant = fc.record({
    model: fc.constantFrom(...here.models),
    buttons: fc.subarray([...buttons]),
    holders,
  })
  return fc.record({
    above: fc
      .tuple(...here.units.map((_, at) => fc.constantFrom(null, ...here.units.slice(0, at))))
      .map((above) => Object.fromEntries(here.units.map((id, at) => [id, above[at] ?? null]))),
    unitOfPost: forEach(here.posts, fc.constantFrom(...here.units)),
    postHolders: membersOf(here.posts),
    roleMembers: membersOf(here.roles),
    groupMembers: membersOf(here.groups),
    rules: forEach(here.byRule, ruleIn(here)),
    enabled: fc.subarray([...accounts], { minLength: 5 }),
    bundles: forEach(here.bundles, bundleIn(here)),
    grants: fc
      .array(grant, { minLength: 1, maxLength: 6 })
      .map((grants) => grants.map((one, at) => ({ ...one, id: `grant${at}` }))),
    applications: forEach(here.applications, holders),
  })
}

/** Writes a company over the former one. */
async function foundInstead(company: Company): Promise<void> {
  const committed: (() => void)[] = []
  await office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      await placeUnits(tx, company)
      await placePeople(tx, company)
      await giveRights(tx, company)
      const afterCommit = (run: () => void) => void committed.push(run)
      await office.app.server.directories.changed({ tenant: 'demo', tx, afterCommit })
    })
  for (const run of committed) run()
}

type Changes = Parameters<typeof office.app.server.directories.changed>[0]['tx']
type Values = Readonly<Record<string, string | null>>

/** Sets a column of the rows with these ids in one statement. */
async function setEach(tx: Changes, table: string, column: string, values: Values): Promise<void> {
  await sql`update ${sql.id('t_demo', table)} as own set ${sql.id(column)} = given.value
    from jsonb_each_text(${JSON.stringify(values)}::jsonb) as given where own.id = given.key`.execute(tx)
}

async function placeUnits(tx: Changes, { above, unitOfPost }: Company): Promise<void> {
  const { companyId } = office.company
  const parents = Object.entries(above).map(([id, parent]) => [id, parent ?? companyId])
  await setEach(tx, 'organization', 'parent_id', Object.fromEntries(parents))
  await setEach(tx, 'post', 'organization_id', unitOfPost)
}

async function placePeople(tx: Changes, company: Company): Promise<void> {
  const { postHolders, roleMembers, groupMembers, rules, enabled } = company
  const rows = (members: Members) =>
    Object.entries(members).flatMap(([id, among]) => among.map((one) => [id, idOf(one)] as const))
  await tx.deleteFrom('postHolder').execute()
  await tx.deleteFrom('roleMember').execute()
  await tx.deleteFrom('groupMember').execute()
  const [holding, playing, grouped] = [rows(postHolders), rows(roleMembers), rows(groupMembers)]
  if (holding.length > 0)
    await tx
      .insertInto('postHolder')
      .values(holding.map(([postId, personId]) => ({ postId, personId })))
      .execute()
  if (playing.length > 0)
    await tx
      .insertInto('roleMember')
      .values(playing.map(([roleId, personId]) => ({ roleId, personId })))
      .execute()
  if (grouped.length > 0)
    await tx
      .insertInto('groupMember')
      .values(grouped.map(([groupId, personId]) => ({ groupId, personId })))
      .execute()
  const formulas = Object.entries(rules).map(([id, { formula }]) => [id, formula])
  await setEach(tx, 'person_group', 'rule', Object.fromEntries(formulas))
  const isEnabled = sql<boolean>`account = 'admin' or account = any(${enabled})`
  await tx.updateTable('person').set({ majorPostId: null, isEnabled }).execute()
}

async function giveRights(tx: Changes, { bundles, grants, applications }: Company): Promise<void> {
  await tx.deleteFrom('authorizationGroupMember').execute()
  await tx.deleteFrom('recordGrant').execute()
  for (const [id, { isEnabled, until }] of Object.entries(bundles))
    await tx.updateTable('authorizationGroup').set({ isEnabled, until }).where('id', '=', id).execute()
  const members = Object.entries(bundles).flatMap(([groupId, bundle]) =>
    bundle.members.map(({ kind, id: holderId }) => ({ groupId, kind, holderId })),
  )
  if (members.length > 0) await tx.insertInto('authorizationGroupMember').values(members).execute()

  const change = { changedBy: idOf('admin'), changedAt: '2026-03-02T01:00:00Z' }
  const rows = grants.map(({ id, model: formId, buttons: pressed }) => {
    const permission = JSON.stringify({ buttons: pressed, records: { scope: 'all' } })
    return { id, formId, name: id, permission, ...change }
  })
  await tx.insertInto('recordGrant').values(rows).execute()
  const held = grants.flatMap(({ id: grantId, holders }) =>
    holders.map(({ kind, id: holderId }) => ({ grantId, kind, holderId })),
  )
  await tx.insertInto('recordGrantHolder').values(held).execute()
  for (const [id, holders] of Object.entries(applications))
    await tx
      .updateTable('application')
      .set({ definition: sql`definition || ${JSON.stringify({ holders })}::jsonb` })
      .where('id', '=', id)
      .execute()
}

/** A change of a company: what the preview says of it, how it is made, and the company afterwards. */
type Change = Readonly<{
  preview: () => Promise<Pick<RightChanges, 'list'>>
  make: () => Promise<unknown>
  next: Company
}>
type Draw = Readonly<{
  kind: 'role' | 'group' | 'posts' | 'bundle' | 'enabled'
  at: number
  add: readonly Account[]
  remove: readonly Account[]
  posts: readonly string[]
  bundle: Bundle
  grants: readonly boolean[]
}>

const drawIn = (here: Frame): fc.Arbitrary<Draw> =>
  fc.record({
    kind: fc.constantFrom('role', 'group', 'posts', 'bundle', 'enabled'),
    at: fc.nat({ max: 1 }),
    add: people,
    remove: people,
    posts: fc.subarray([...here.posts]),
    bundle: bundleIn(here),
    grants: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  })

const changeOf: Readonly<Record<Draw['kind'], (company: Company, draw: Draw) => Promise<Change>>> = {
  role: (company, draw) => memberChange(company, draw, 'roles'),
  group: (company, draw) => memberChange(company, draw, 'groups'),
  posts: postChange,
  bundle: bundleChange,
  enabled: switchChange,
}

async function memberChange(
  company: Company,
  { at, add, remove }: Draw,
  circle: 'roles' | 'groups',
): Promise<Change> {
  const calls = (await office.as('admin'))[circle]
  const id = frame[circle][at] ?? ''
  const table = circle === 'roles' ? 'roleMembers' : 'groupMembers'
  const members = (company[table][id] ?? []).filter((one) => !remove.includes(one))
  const asked = { id, add: add.map(idOf), remove: remove.map(idOf) }
  return {
    preview: () => calls.previewMembers(asked),
    make: () => calls.changeMembers(asked),
    next: { ...company, [table]: { ...company[table], [id]: [...members, ...add] } },
  }
}

async function postChange(company: Company, { add: [person = 'li'], posts }: Draw): Promise<Change> {
  const admin = await office.as('admin')
  const postHolders = Object.fromEntries(
    Object.entries(company.postHolders).map(([id, among]) => {
      const others = among.filter((one) => one !== person)
      return [id, posts.includes(id) ? [...others, person] : others]
    }),
  )
  const next = { ...company, postHolders }
  return {
    preview: () => admin.people.previewPosts({ id: idOf(person), positionIds: [...posts] }),
    make: () => foundInstead(next),
    next,
  }
}

async function bundleChange(company: Company, { at, bundle, grants }: Draw): Promise<Change> {
  const { authorizationGroups } = await office.as('admin')
  const id = frame.bundles[at] ?? ''
  const isBundle = (one: Holder) => one.id === id
  /** The bundle stays where it is the only holder, since the product refuses to take the last one. */
  const given = (holders: readonly Holder[], place: number): readonly Holder[] => {
    const others = holders.filter((one) => !isBundle(one))
    if (others.length > 0 && !grants[place]) return others
    return [...others, { kind: 'authorizationGroup', id }]
  }
  const next: Company = {
    ...company,
    bundles: { ...company.bundles, [id]: bundle },
    grants: company.grants.map((one, place) => ({ ...one, holders: given(one.holders, place) })),
    applications: Object.fromEntries(
      frame.applications.map((one, place) => [one, given(company.applications[one] ?? [], 6 + place)]),
    ),
  }
  const asked = {
    id,
    members: [...bundle.members],
    enabledMark: bundle.isEnabled ? (1 as const) : (0 as const),
    until: bundle.until,
    grantIds: next.grants.filter(({ holders }) => holders.some(isBundle)).map((one) => one.id),
    applicationIds: frame.applications.filter((one) => next.applications[one]?.some(isBundle)),
  }
  return { preview: () => authorizationGroups.preview(asked), make: () => foundInstead(next), next }
}

async function switchChange(company: Company, { bundle: { isEnabled } }: Draw): Promise<Change> {
  const { authorizationGroups } = await office.as('admin')
  const asked = { ids: [...frame.bundles], enabledMark: isEnabled ? (1 as const) : (0 as const) }
  const bundles = Object.fromEntries(
    Object.entries(company.bundles).map(([id, bundle]) => [id, { ...bundle, isEnabled }]),
  )
  return {
    preview: () => authorizationGroups.previewEnabled(asked),
    make: () => authorizationGroups.setEnabled(asked),
    next: { ...company, bundles },
  }
}

/** What the preview says of a person. */
function said({ list }: Pick<RightChanges, 'list'>, person: Account) {
  const own = list.find((one) => one.person.id === idOf(person))
  const words = (side: 'gains' | 'loses') =>
    (own?.[side] ?? [])
      .flatMap(({ kind, id, rights }) => rights.map((right) => `${kind} ${id} ${right}`))
      .sort()
  return { person, gains: words('gains'), loses: words('loses') }
}

const only = (one: readonly string[], other: readonly string[]) =>
  one.filter((right) => !other.includes(right))

const wireNames: Readonly<Record<string, string>> = {
  btn_add: 'add',
  btn_edit: 'change',
  btn_remove: 'remove',
  btn_upload: 'import',
  btn_download: 'export',
  btn_batchPrint: 'print',
}

/** What a person can do, found out by doing it as that person. */
async function tried(person: Account): Promise<readonly string[]> {
  const { session, approvals, applications } = await office.as(person)
  const { permissionList } = await session.currentUser({})
  const lists = permissionList.flatMap(({ modelId, button }) => {
    const rights = button.flatMap(({ enCode }) => wireNames[enCode] ?? [])
    return ['see', ...rights].map((right) => `list ${modelId} ${right}`)
  })
  const uses = (await applications.mine({})).list.map(({ id }) => `application ${id} use`)
  const flows = (await approvals.launchableFlows({})).list.map(({ id }) => `flow ${id} launch`)
  return [...lists, ...uses, ...flows].sort()
}

test('in 200 random companies the preview of a random change is what really differs, for everybody', async () => {
  await fc.assert(
    fc.asyncProperty(
      companyIn(frame),
      drawIn(frame),
      fc.constantFrom(...accounts),
      async (company, draw, someone) => {
        await foundInstead(company)
        const { preview, make, next } = await changeOf[draw.kind](company, draw)
        const answer = await preview()
        const differences = accounts.map((person) => {
          const [was, is] = [rightsOf(company, person), rightsOf(next, person)]
          return { person, gains: only(is, was), loses: only(was, is) }
        })
        expect(accounts.map((person) => said(answer, person))).toEqual(differences)

        await make()
        if (next.enabled.includes(someone)) expect(await tried(someone)).toEqual(rightsOf(next, someone))
      },
    ),
    { numRuns: 200 },
  )
})
