import { deepestMenu } from '@signet/contract'
import { mergeDesigns, type Side } from '@signet/std/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, put, withAllBelow, without } from './menu-tree.ts'
import { applicationMergeRules } from './merge-menus.ts'
import type { ApplicationSettings, Entry } from './queries.ts'

const entry = (id: string, parentId: string | null = null, isCatalog = false): Entry => ({
  ...{ id, parentId, fullName: id, icon: '', holders: [] },
  translations: { 'zh-TW': '', 'en-US': '' },
  screens: ['phone', 'desk'],
  target: isCatalog ? { kind: 'catalog' } : { kind: 'link', url: 'https://example.com/' },
})
const menu = [
  entry('a', null, true),
  entry('a1', 'a'),
  entry('a2', 'a', true),
  entry('a3', 'a2'),
  entry('b', null, true),
  entry('b1', 'b'),
  entry('c', null, true),
  entry('d'),
]
const base: ApplicationSettings = {
  ...{ fullName: '日常', enCode: 'daily', icon: '', sortCode: 0, enabledMark: 1, holders: [] },
  translations: { 'zh-TW': '', 'en-US': '' },
  menu,
}
const withMenu = (entries: readonly Entry[] | undefined) => ({ ...base, menu: [...(entries ?? menu)] })
const changed = (id: string, part: Partial<Entry>) =>
  withMenu(menu.map((one) => (one.id === id ? { ...one, ...part } : one)))
const merge = (mine: ApplicationSettings, theirs: ApplicationSettings, choices?: ReadonlyMap<string, Side>) =>
  mergeDesigns(applicationMergeRules, { base, mine, theirs }, choices)
const inside = ({ menu: entries }: ApplicationSettings, parentId: string | null) =>
  entries.filter((one) => one.parentId === parentId).map(({ id }) => id)
const answering = (side: Side, keys: readonly string[]) => new Map(keys.map((key) => [key, side]))
const levelOf = (entries: readonly Entry[], { parentId }: Entry, level = 1): number => {
  const parent = entries.find(({ id }) => id === parentId)
  return parent && level <= entries.length ? levelOf(entries, parent, level + 1) : level
}

describe('two administrators of a menu', () => {
  test('each add an entry, which both got one number, and both stay', () => {
    const mine = withMenu([...menu, entry('entry1', null, true), entry('entry2', 'entry1')])
    const theirs = withMenu([...menu, { ...entry('entry1'), fullName: '天气' }])
    const { merged, conflicts } = merge(mine, theirs)

    expect(conflicts).toEqual([])
    expect(inside(merged, null)).toEqual(['a', 'b', 'c', 'd', 'entry1', 'entry3'])
    expect(inside(merged, 'entry3')).toEqual(['entry2'])
  })

  test('remove a catalog and add an entry to it: the catalog stays with that entry', () => {
    const { merged, conflicts } = merge(
      withMenu(without(menu, 'b')),
      withMenu(put(menu, entry('entry1', 'b'))),
    )

    expect(conflicts).toEqual([])
    expect(inside(merged, 'b')).toEqual(['entry1'])
  })

  test.each(['mine', 'theirs'] as const)('put catalogs into each other and take %s', (side) => {
    const mine = withMenu(moved(menu, 'b', { parentId: 'c', before: null }))
    const theirs = withMenu(moved(menu, 'c', { parentId: 'b', before: null }))
    const { conflicts } = merge(mine, theirs)
    expect(conflicts.map(({ path }) => path)).toEqual([['menu', 'b', 'parentId']])

    const { merged } = merge(mine, theirs, answering(side, [conflicts[0]?.key ?? '']))
    const chosen = side === 'mine' ? mine : theirs
    expect([inside(merged, 'b'), inside(merged, 'c')]).toEqual([inside(chosen, 'b'), inside(chosen, 'c')])
  })

  test('turn a catalog into a link and add an entry to it: one of them decides, no entry is lost', () => {
    const mine = changed('c', { target: { kind: 'link', url: 'https://example.com/c' } })
    const theirs = withMenu(put(menu, entry('entry1', 'c')))
    const { conflicts } = merge(mine, theirs)
    expect(conflicts.map(({ path }) => path)).toEqual([['menu', 'c', 'target']])

    const keys = conflicts.map(({ key }) => key)
    expect(inside(merge(mine, theirs, answering('mine', keys)).merged, null)).toContain('entry1')
    expect(inside(merge(mine, theirs, answering('theirs', keys)).merged, 'c')).toEqual(['entry1'])
  })
})

describe('for any edits of two menus', () => {
  const ids = menu.map(({ id }) => id)
  const anyEdit = fc.oneof(
    fc.record({ rename: fc.constantFrom(...ids), to: fc.constantFrom('x', 'y') }),
    fc.record({ remove: fc.constantFrom(...ids) }),
    fc.record({
      add: fc.constantFrom('entry1', 'entry2'),
      inside: fc.constantFrom(null, 'a', 'b', 'c', 'a2'),
    }),
    fc.record({
      move: fc.constantFrom(...ids),
      into: fc.constantFrom(null, 'a', 'b', 'c', 'a2'),
      before: fc.constantFrom(null, ...ids),
    }),
    fc.record({ unlock: fc.constantFrom('a2', 'b', 'c') }),
  )
  type Edit = typeof anyEdit extends fc.Arbitrary<infer E> ? E : never
  const change = (entries: readonly Entry[], edit: Edit): readonly Entry[] => {
    if ('remove' in edit) return without(entries, edit.remove)
    if ('move' in edit)
      return moved(entries, edit.move, { parentId: edit.into, before: edit.before }) ?? entries
    if ('add' in edit) return put(entries, entry(edit.add, edit.inside, edit.add === 'entry2'))
    const id = 'rename' in edit ? edit.rename : edit.unlock
    return entries.map((one) => (one.id === id ? changedBy(edit, one, entries) : one))
  }
  const changedBy = (edit: Edit, one: Entry, entries: readonly Entry[]): Entry => {
    if ('rename' in edit) return { ...one, fullName: edit.to }
    const isEmpty = withAllBelow(entries, one.id).size === 1
    return isEmpty ? { ...one, target: { kind: 'link', url: 'https://example.com/new' } } : one
  }
  const isAllowed = (entries: readonly Entry[]) =>
    entries.every((one) => {
      const parent = entries.find(({ id }) => id === one.parentId)
      const isPlaced = one.parentId === null || parent?.target.kind === 'catalog'
      return isPlaced && levelOf(entries, one) <= deepestMenu
    })
  const version = fc
    .array(anyEdit, { maxLength: 5 })
    .map((edits) =>
      edits.reduce<readonly Entry[]>((entries, edit) => {
        const next = change(entries, edit)
        return isAllowed(next) ? next : entries
      }, menu),
    )
    .map(withMenu)

  /** An answer may lead to another question. */
  const answered = (
    mine: ApplicationSettings,
    theirs: ApplicationSettings,
    side: Side,
    keys: readonly string[] = [],
  ): ReturnType<typeof merge> => {
    const result = merge(mine, theirs, answering(side, keys))
    const open = result.conflicts.map(({ key }) => key).filter((key) => !keys.includes(key))
    return open.length === 0 ? result : answered(mine, theirs, side, [...keys, ...open])
  }

  test('the merged menu has no cycle, no doubled entry, no lost entry, and is one that can be saved', () => {
    fc.assert(
      fc.property(
        version,
        version,
        fc.constantFrom('mine' as const, 'theirs' as const),
        (mine, theirs, side) => {
          const { merged, conflicts } = answered(mine, theirs, side)
          expect(conflicts.length).toBe(new Set(conflicts.map(({ key }) => key)).size)
          const got = merged.menu.map(({ id }) => id)

          expect(new Set(got).size).toBe(got.length)
          expect(isAllowed(merged.menu)).toBe(true)
          const known = new Set(ids)
          const own = applicationMergeRules.separate({ base, mine, theirs })
          const added = [...own.menu, ...theirs.menu].filter(({ id }) => !known.has(id)).map(({ id }) => id)
          expect(got).toEqual(expect.arrayContaining(added))
          const has = (one: ApplicationSettings, id: string) => one.menu.some((found) => found.id === id)
          const kept = ids.filter((id) => has(mine, id) && has(theirs, id))
          expect(got).toEqual(expect.arrayContaining(kept))
        },
      ),
      { numRuns: 400 },
    )
  })

  test('a side without changes leaves the other as it is', () => {
    fc.assert(
      fc.property(version, (one) => {
        expect(merge(one, base)).toEqual({ merged: one, conflicts: [] })
        expect(merge(base, one)).toEqual({ merged: one, conflicts: [] })
      }),
    )
  })

  test('edits of different entries give what both give one after the other, in either order', () => {
    const half = (own: readonly string[], added: string) =>
      fc
        .array(
          fc.oneof(
            fc.record({ rename: fc.constantFrom(...own), to: fc.constantFrom('x', 'y') }),
            fc.record({ remove: fc.constantFrom(...own) }),
          ),
          { maxLength: 4 },
        )
        .map((edits): Edit[] => [{ add: added, inside: null } as Edit, ...edits])
    const bySorted = ({ menu: entries }: ApplicationSettings) =>
      entries.toSorted((x, y) => (x.id < y.id ? -1 : 1))
    fc.assert(
      fc.property(
        half(['a', 'a1', 'a2', 'a3'], 'entry1'),
        half(['b', 'b1', 'd'], 'entry2'),
        (first, second) => {
          const [mine, theirs] = [first.reduce(change, menu), second.reduce(change, menu)].map(withMenu)
          const { merged, conflicts } = merge(mine ?? base, theirs ?? base)
          expect(conflicts).toEqual([])
          expect(bySorted(merged)).toEqual(bySorted(withMenu(second.reduce(change, mine?.menu ?? []))))
          expect(bySorted(merged)).toEqual(bySorted(withMenu(first.reduce(change, theirs?.menu ?? []))))
        },
      ),
    )
  })
})
