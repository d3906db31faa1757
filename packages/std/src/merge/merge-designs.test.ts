import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MergeRules, type MergeShape, mergeDesigns } from './index.ts'

type Step = Readonly<{ id: string; name: string; people: readonly string[]; after?: string }>
type Plan = Readonly<{ title: string; rules: Readonly<Record<string, number>>; steps: readonly Step[] }>

const shape: MergeShape = {
  parts: { rules: { parts: {} }, steps: { itemsBy: 'id', item: { parts: { x: 'quiet' } } } },
}
const rules: MergeRules<Plan> = {
  shape,
  toTree: (plan) => plan,
  fromTree: (tree) => tree,
  separate: ({ mine }) => mine,
  required: (merged, { mine, theirs }) =>
    merged.steps
      .flatMap(({ after }) => after ?? [])
      .filter((id) => !merged.steps.some((step) => step.id === id))
      .flatMap((id) => {
        const side = mine.steps.some((step) => step.id === id) ? ('mine' as const) : ('theirs' as const)
        return (side === 'mine' ? mine : theirs).steps.some((step) => step.id === id)
          ? [{ path: ['steps', id], side }]
          : []
      }),
}

const step = (id: string, name = id): Step => ({ id, name, people: [] })
const plan = (...ids: readonly string[]): Plan => ({
  title: 'T',
  rules: { a: 1 },
  steps: ids.map((id) => step(id)),
})
const idsOf = ({ steps }: Plan) => steps.map(({ id }) => id).join('')

const edited = (before: Plan, id: string, change: Partial<Step>): Plan => ({
  ...before,
  steps: before.steps.map((one) => (one.id === id ? { ...one, ...change } : one)),
})
const without = (before: Plan, id: string): Plan => ({
  ...before,
  steps: before.steps.filter((one) => one.id !== id),
})
const ordered = (before: Plan, order: string): Plan => ({
  ...before,
  steps: [...order].map((id) => before.steps.find((one) => one.id === id) ?? step(id)),
})

describe('changes in different places', () => {
  const base = plan('a', 'b', 'c')

  test('of settings, steps and their parts are combined without a question', () => {
    const mine = { ...edited(base, 'a', { name: 'Mine' }), title: 'Mine', rules: { a: 1, b: 2 } }
    const theirs = { ...edited(base, 'a', { people: ['li'] }), rules: { a: 1, c: 3 } }
    const { merged, conflicts } = mergeDesigns(rules, { base, mine, theirs })

    expect(conflicts).toEqual([])
    expect(merged).toEqual({
      title: 'Mine',
      rules: { a: 1, b: 2, c: 3 },
      steps: [{ id: 'a', name: 'Mine', people: ['li'] }, step('b'), step('c')],
    })
  })

  test.each([
    ['two additions at one place', 'aXbc', 'aYbc', 'aYXbc'],
    ['an addition and a removal', 'aXbc', 'bc', 'Xbc'],
    ['an addition after what the other removed', 'abXc', 'ac', 'aXc'],
    ['a move and an addition', 'cab', 'abcX', 'cabX'],
    ['moves of different steps', 'bac', 'abc', 'bac'],
    ['removals', 'ab', 'bc', 'b'],
    ['the same move', 'cab', 'cab', 'cab'],
  ])('%s are merged', (_, mine, theirs, expected) => {
    const { merged, conflicts } = mergeDesigns(rules, {
      base,
      mine: ordered(base, mine),
      theirs: ordered(base, theirs),
    })
    expect(conflicts).toEqual([])
    expect(idsOf(merged)).toBe(expected)
  })

  test('a removed step comes back when the other side refers to it', () => {
    const theirs = edited(base, 'b', { after: 'c' })
    const { merged, conflicts } = mergeDesigns(rules, { base, mine: without(base, 'c'), theirs })
    expect(conflicts).toEqual([])
    expect(idsOf(merged)).toBe('abc')
  })
})

describe('changes of the same', () => {
  const base = plan('a', 'b', 'c')

  test('are asked, and each side is described alone', () => {
    const mine = edited({ ...base, title: 'M' }, 'a', { name: 'Mine' })
    const theirs = edited(base, 'a', { name: 'Theirs', people: ['li'] })
    const { merged, conflicts } = mergeDesigns(rules, { base, mine, theirs })

    expect(conflicts.map(({ path }) => path)).toEqual([['steps', 'a', 'name']])
    expect(merged.steps[0]).toEqual({ id: 'a', name: 'Theirs', people: ['li'] })
    expect(conflicts[0]?.mine).toEqual(edited(base, 'a', { name: 'Mine' }))
    expect(conflicts[0]?.theirs).toEqual(edited(base, 'a', { name: 'Theirs' }))

    const choices = new Map([[conflicts[0]?.key ?? '', 'mine' as const]])
    expect(mergeDesigns(rules, { base, mine, theirs }, choices).merged.steps[0]?.name).toBe('Mine')
  })

  test('a removal and a change are asked; keeping the step keeps its place', () => {
    const versions = { base, mine: without(base, 'b'), theirs: edited(base, 'b', { name: 'Theirs' }) }
    const { merged, conflicts } = mergeDesigns(rules, versions)
    expect(idsOf(merged)).toBe('abc')
    expect(conflicts.map(({ mine, theirs }) => [idsOf(mine), idsOf(theirs)])).toEqual([['ac', 'abc']])

    const choices = new Map(conflicts.map(({ key }) => [key, 'mine' as const]))
    expect(idsOf(mergeDesigns(rules, versions, choices).merged)).toBe('ac')
  })

  test('two moves of one step are asked', () => {
    const versions = {
      base: plan('a', 'b', 'c', 'd'),
      mine: plan('b', 'c', 'a', 'd'),
      theirs: plan('b', 'c', 'd', 'a'),
    }
    const { conflicts } = mergeDesigns(rules, versions)
    expect(conflicts.map(({ mine, theirs }) => [idsOf(mine), idsOf(theirs)])).toEqual([['bcad', 'bcda']])
    const choices = new Map(conflicts.map(({ key }) => [key, 'mine' as const]))
    expect(idsOf(mergeDesigns(rules, versions, choices).merged)).toBe('bcad')
  })
})

describe('for any edits', () => {
  const base = plan(...'abcdefgh')
  const ids = base.steps.map(({ id }) => id)
  const anyEdit = fc.oneof(
    fc.record({ rename: fc.constantFrom(...ids), to: fc.string({ maxLength: 2 }) }),
    fc.record({ remove: fc.constantFrom(...ids) }),
    fc.record({ add: fc.constantFrom('X', 'Y', 'Z'), at: fc.nat(8) }),
    fc.record({ move: fc.constantFrom(...ids), at: fc.nat(8) }),
    fc.record({ rule: fc.constantFrom('a', 'b', 'c'), to: fc.nat(3) }),
  )
  type Edit = typeof anyEdit extends fc.Arbitrary<infer E> ? E : never
  const apply = (before: Plan, edit: Edit): Plan => {
    if ('rename' in edit) return edited(before, edit.rename, { name: edit.to })
    if ('remove' in edit) return without(before, edit.remove)
    if ('rule' in edit) return { ...before, rules: { ...before.rules, [edit.rule]: edit.to } }
    return 'move' in edit
      ? placed(before, edit.move, edit.at)
      : placed(before, edit.add, edit.at, step(edit.add))
  }
  const placed = (before: Plan, id: string, at: number, added?: Step): Plan => {
    const moved = before.steps.find((one) => one.id === id) ?? added
    return moved ? { ...before, steps: without(before, id).steps.toSpliced(at, 0, moved) } : before
  }
  const version = fc.array(anyEdit, { maxLength: 6 }).map((edits) => edits.reduce(apply, base))

  test('a side that changed nothing leaves the other as it is', () => {
    fc.assert(
      fc.property(version, (changed) => {
        expect(mergeDesigns(rules, { base, mine: changed, theirs: base }).merged).toEqual(changed)
        expect(mergeDesigns(rules, { base, mine: base, theirs: changed }).merged).toEqual(changed)
        expect(mergeDesigns(rules, { base, mine: changed, theirs: changed })).toEqual({
          merged: changed,
          conflicts: [],
        })
      }),
    )
  })

  test('nothing is lost: every addition and every change is in the result or was asked', () => {
    fc.assert(
      fc.property(version, version, (mine, theirs) => {
        const { merged, conflicts } = mergeDesigns(rules, { base, mine, theirs })
        const asked = new Set(conflicts.flatMap(({ path }) => path[1] ?? []))
        const isChanged = (one: Step) =>
          JSON.stringify(base.steps.find(({ id }) => id === one.id)) !== JSON.stringify(one)
        const kept = [...mine.steps, ...theirs.steps].filter((one) => isChanged(one) && !asked.has(one.id))
        expect(merged.steps).toEqual(expect.arrayContaining(kept))
        const all = new Set([...mine.steps, ...theirs.steps].map(({ id }) => id))
        expect(merged.steps.every(({ id }) => all.has(id))).toBe(true)
        expect(new Set(merged.steps.map(({ id }) => id)).size).toBe(merged.steps.length)
      }),
    )
  })

  test('the sides may be exchanged: the same is asked, and the answers mean the same', () => {
    fc.assert(
      fc.property(version, version, fc.boolean(), (mine, theirs, takesMine) => {
        const one = mergeDesigns(rules, { base, mine, theirs })
        const answers = (side: 'mine' | 'theirs') => new Map(one.conflicts.map(({ key }) => [key, side]))
        const there = mergeDesigns(
          rules,
          { base, mine, theirs },
          answers(takesMine ? 'mine' : 'theirs'),
        ).merged
        const back = mergeDesigns(
          rules,
          { base, mine: theirs, theirs: mine },
          answers(takesMine ? 'theirs' : 'mine'),
        )
        const sorted = ({ steps, ...rest }: Plan) => ({
          ...rest,
          steps: steps.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        })
        expect(back.conflicts.map(({ key }) => key).sort()).toEqual(
          one.conflicts.map(({ key }) => key).sort(),
        )
        expect(sorted(back.merged)).toEqual(sorted(there))
      }),
    )
  })

  test('edits of different parts give what both give one after the other, in either order', () => {
    const half = (own: readonly string[], rule: 'b' | 'c', added: 'X' | 'Y') =>
      fc
        .array(
          fc.oneof(
            fc.record({ rename: fc.constantFrom(...own), to: fc.string({ maxLength: 2 }) }),
            fc.record({ remove: fc.constantFrom(...own) }),
            fc.record({ rule: fc.constant(rule), to: fc.nat(3) }),
          ),
          { maxLength: 5 },
        )
        .map((edits): Edit[] => [{ add: added, at: own[0] === 'a' ? 0 : 8 }, ...edits])
    fc.assert(
      fc.property(half(['a', 'b', 'c'], 'b', 'X'), half(['e', 'f', 'g'], 'c', 'Y'), (first, second) => {
        const [mine, theirs] = [first.reduce(apply, base), second.reduce(apply, base)]
        const { merged, conflicts } = mergeDesigns(rules, { base, mine, theirs })
        expect(conflicts).toEqual([])
        expect(merged).toEqual(first.reduce(apply, theirs))
        expect({ ...merged, steps: new Set(merged.steps) }).toEqual({
          ...second.reduce(apply, mine),
          steps: new Set(second.reduce(apply, mine).steps),
        })
      }),
    )
  })
})
