import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
beforeEach(async () => {
  office = await openOffice()
  admin = await office.as('admin')
})
afterEach(() => office.close())

/** Everything recorded so far happened a day earlier, so that a day passes without waiting for it. */
async function passDay(): Promise<void> {
  await sql`update t_demo.organization_history
    set valid_from = valid_from - interval '1 day', valid_to = valid_to - interval '1 day'`.execute(
    office.db.platform,
  )
}

/** The local day some days ago. */
function daysAgo(count: number): string {
  const then = new Date(Date.now() - count * 86_400_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(then)
}

/** What a day shows, without what is only of the present. */
async function shown(day?: string) {
  const at = day === undefined ? {} : { day }
  const { list } = await admin.units.tree(at)
  const units = await Promise.all(list.map(({ id }) => admin.units.open({ id, ...at })))
  const people = await admin.people.list({ pageSize: 100, ...at })
  const persons = await Promise.all(people.list.map(({ id }) => admin.people.open({ id, ...at })))
  return {
    units: units.map(({ version: _, posts, ...unit }) => ({
      ...unit,
      posts: posts.map(({ version: __, ...post }) => post),
    })),
    people: persons.map(({ version: _, reports, ...person }) => ({
      ...person,
      // In no order of their own.
      reports: reports.map(({ id }) => id).sort(),
    })),
  }
}

type Step = Readonly<{ act: 'rename' | 'head' | 'close' | 'add' | 'move'; unit: number; person: number }>
const step = fc.record({
  act: fc.constantFrom<Step['act'][]>('rename', 'head', 'close', 'add', 'move'),
  unit: fc.nat({ max: 50 }),
  person: fc.nat({ max: 50 }),
})
let made = 0

async function carryOut({ act, unit: at, person: who }: Step): Promise<void> {
  const { list } = await admin.units.tree({})
  const unit = list[at % list.length]
  const { list: people } = await admin.people.list({ pageSize: 100 })
  const person = people[who % people.length]
  if (!unit || !person) throw new Error('the company is empty')
  made += 1
  const { id, version, fullName, enCode, category, headId } = unit
  const same = { id, version, fullName, enCode, category, headId: headId || null }
  if (act === 'rename') await admin.units.update({ ...same, fullName: `部门${made}` })
  if (act === 'head') await admin.units.update({ ...same, headId: person.id })
  if (act === 'close') await admin.units.close({ id, version, isClosed: !unit.isClosed })
  if (act === 'add')
    await admin.organization.createOrganize({
      ...{ parentId: id, fullName: `新${made}`, enCode: `new${made}`, category: 'department' },
    })
  if (act === 'move') {
    const positionIds = [
      Object.values(office.company.posts)[at % Object.keys(office.company.posts).length] ?? '',
    ]
    await admin.staffChanges.plan({
      ...{ kind: 'move', personId: person.id, day: daysAgo(0), reason: '轮岗', positionIds },
    })
  }
}

test('every past day shows what was seen on that day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 4 }), { minLength: 2, maxLength: 5 }),
      async (days) => {
        const seen: unknown[] = []
        for (const steps of days) {
          // What is refused, for example a closed department, changes nothing.
          for (const one of steps) await refusalOf(carryOut(one))
          seen.push(await shown())
          await passDay()
        }
        for (const [index, was] of seen.entries())
          expect(await shown(daysAgo(seen.length - index))).toEqual(was)
        expect(await shown(daysAgo(0))).toEqual(await shown())
      },
    ),
    { numRuns: 6 },
  )
}, 120_000)

test('a day before the first record says so', async () => {
  expect(await refusalOf(admin.units.tree({ day: daysAgo(1) }))).toBe('organization.beforeHistory')
  expect(await refusalOf(admin.people.list({ day: '2001-01-01' }))).toBe('organization.beforeHistory')
})

test('who is no administrator of people sees no past either', async () => {
  const li = await office.as('li')
  expect(await refusalOf(li.units.tree({ day: daysAgo(0) }))).toBe('session.administratorsOnly')
})
