import { join } from 'node:path'
import { type FieldKind, type FieldKindName, type FieldValue, fieldKinds, isEmptyValue } from '@signet/form'
import { expensePlan, kindTest } from '@signet/form/testing'
import { readTexts } from '@signet/i18n/node'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { layOut, renderForm } from '../../test/render-form.tsx'

const all = Object.entries(fieldKinds) as [FieldKindName, FieldKind][]
const thatHold = (...what: FieldKind['holds'][]) => all.filter(([, kind]) => what.includes(kind.holds))
const kinds = thatHold('value', 'rows')
const displays = thatHold('nothing')
const layouts = thatHold('fields')
const pointers = ['coarse', 'fine'] as const

const files = await readTexts(join(import.meta.dirname, '../../../..'), ['packages/form-ui/src/fields'])

/** An untouched switch has a value: off. */
function canBeEmpty(kind: FieldKind): boolean {
  return isEmptyValue(kindTest<unknown, FieldValue>(kind).empty())
}

/** Tells whether the initial value does not satisfy a required field. */
function canBeMissing(kind: FieldKind): boolean {
  const begins = kindTest<unknown, FieldValue>(kind).empty()
  return isEmptyValue(begins) || kind.isMissing?.(begins as never) === true
}

test.each(all)('%s has a title', (name) => {
  expect(textsOf(name)?.texts).toHaveProperty('title')
})

const each = pointers.flatMap((pointer) =>
  kinds.map(([name, kind]) => [name, pointer, pointer, kind] as const),
)

test.each(each)(
  '%s under a %s pointer: a control with the name of its field, marked and described when it is refused',
  (name, _pointer, pointer, kind) => {
    layOut(400, pointer === 'fine' ? 960 : 375)
    const label = `Field ${name}`
    const fields = [{ key: 'it', kind: name, label, help: 'Help', required: true }]
    const { store, missing } = renderForm(expensePlan({ fields }), { pointer })
    const isWritten = !kind.formula && !kind.fill && !kind.assignment

    if (isWritten) {
      expect(screen.getAllByLabelText(new RegExp(label)).length).toBeGreaterThan(0)
      expect(screen.getByText('Help')).toBeDefined()
      expect(store.attempt()).toHaveLength(canBeMissing(kind) ? 1 : 0)
    } else expect(screen.getByText(label)).toBeDefined()
    expect(missing).toEqual([])
  },
)

const empties = each.filter(([, , , kind]) => canBeEmpty(kind))

test.each(empties)(
  '%s under a %s pointer reads as nothing when nothing is filled in',
  (name, _pointer, pointer) => {
    layOut(400, pointer === 'fine' ? 960 : 375)
    const fields = [
      { key: 'it', kind: name, label: 'It', settings: name === 'calculate' ? { formula: 'null' } : {} },
    ]
    renderForm(expensePlan({ fields }), { pointer, mode: 'read', values: {} })

    expect(screen.getByText('Not filled in')).toBeDefined()
  },
)

const shown = pointers.flatMap((pointer) =>
  displays.flatMap(([name]) =>
    (['edit', 'read'] as const).map((mode) => [name, pointer, mode, pointer] as const),
  ),
)

test.each(shown)(
  '%s under a %s pointer, to %s: is drawn with nothing set up, and says nothing unsaid',
  (name, _pointer, mode, pointer) => {
    const fields = [{ key: 'it', kind: name, label: 'It', help: 'Help' }]
    const { missing, view } = renderForm(expensePlan({ fields }), { pointer, mode })

    if (mode === 'edit') expect(view.container.querySelector('[style*="--width"] > *')).not.toBeNull()
    expect(missing).toEqual([])
  },
)

const framed = pointers.flatMap((pointer) => layouts.map(([name]) => [name, pointer, pointer] as const))

test.each(framed)(
  '%s under a %s pointer: the fields in it are reached, and it is hidden with them',
  async (name, _pointer, pointer) => {
    const fields = [
      {
        key: 'it',
        kind: name,
        label: 'It',
        fields: [{ key: 'inner', kind: 'input', label: 'Inner', visible: "other != 'x'" }],
      },
      { key: 'other', kind: 'input', label: 'Other' },
    ]
    const { store, missing, person, view } = renderForm(expensePlan({ fields }), { pointer })
    for (const head of screen.queryAllByRole('button', { expanded: false })) await person.click(head)

    await person.type(screen.getByLabelText('Inner'), 'a')
    expect(store.values()['inner']).toBe('a')
    await person.type(screen.getByLabelText('Other'), 'x')
    expect(view.container.querySelectorAll('fieldset, table, [role=tablist]')).toHaveLength(0)
    expect(missing).toEqual([])
  },
)

function textsOf(name: FieldKindName) {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}/texts.ts`))?.[1]
}
