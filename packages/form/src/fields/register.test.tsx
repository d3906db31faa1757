import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expensePlan } from '../../test/expense-claim.ts'
import { kindTest } from '../../test/kind-test.ts'
import { layOut, renderForm } from '../../test/render-form.tsx'
import { desktopSkin } from '../desktop.ts'
import {
  columnTypes,
  type FieldKind,
  type FieldKindName,
  type FieldValue,
  fieldKinds,
  isEmptyValue,
  locales,
  problemCodes,
  searchOperators,
} from '../index.ts'
import { phoneSkin } from '../react.ts'

const kinds = Object.entries(fieldKinds) as [FieldKindName, FieldKind][]
const skins = [phoneSkin, desktopSkin]

function sentencesOf(folder: string, locale: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, `locales/${locale}.json`), 'utf8'))
}

/** A switch is off when nobody touched it: that is a value. */
function canBeEmpty(kind: FieldKind): boolean {
  return isEmptyValue(kindTest<unknown, FieldValue>(kind).empty())
}

test.each(kinds)('%s answers every question with no settings at all', (_name, kind) => {
  const plain = kindTest<unknown, FieldValue>(kind)
  expect(plain.text(plain.empty())).toBeTypeOf('string')
  expect([undefined, ...columnTypes]).toContain(plain.column()?.type)
  for (const operator of kind.searches) expect(searchOperators).toContain(operator)
  expect(kind.column(plain.settings) !== undefined || kind.holds === 'rows').toBe(true)
})

test.each(kinds)('%s speaks three languages with the same keys', (name) => {
  const folder = join(import.meta.dirname, name)
  const keys = locales.map((locale) => Object.keys(sentencesOf(folder, locale)).sort())
  expect(keys[1]).toEqual(keys[0])
  expect(keys[2]).toEqual(keys[0])
  expect(keys[0]).toContain('title')
  expect(existsSync(join(folder, `${name}.test.ts`))).toBe(true)
})

test.each(locales)('every problem has its sentence in %s', (locale) => {
  const sentences = sentencesOf(join(import.meta.dirname, '..'), locale)
  for (const code of problemCodes) expect(sentences).toHaveProperty([code.replace('form.', '')])
})

const each = skins.flatMap((skin) => kinds.map(([name, kind]) => [name, skin.name, skin, kind] as const))

test.each(each)(
  '%s on the %s: a control with the name of its field, marked and described when it is refused',
  (name, _skin, skin, kind) => {
    layOut(400)
    const label = `Field ${name}`
    const fields = [{ key: 'it', kind: name, label, help: 'Help', required: true }]
    const { store, missing } = renderForm(expensePlan({ fields }), { skin })
    const isWritten = kind.formula === undefined

    if (isWritten) {
      expect(screen.getAllByLabelText(new RegExp(label)).length).toBeGreaterThan(0)
      expect(screen.getByText('Help')).toBeDefined()
      expect(store.attempt()).toHaveLength(canBeEmpty(kind) ? 1 : 0)
    } else expect(screen.getByText(label)).toBeDefined()
    expect(missing).toEqual([])
  },
)

const empties = each.filter(([, , , kind]) => canBeEmpty(kind))

test.each(empties)('%s on the %s reads as nothing when nothing is filled in', (name, _skin, skin) => {
  layOut(400)
  const fields = [
    { key: 'it', kind: name, label: 'It', settings: name === 'calculate' ? { formula: 'null' } : {} },
  ]
  renderForm(expensePlan({ fields }), { skin, mode: 'read' })

  expect(screen.getByText('Not filled in')).toBeDefined()
})
