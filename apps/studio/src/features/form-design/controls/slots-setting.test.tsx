import { join } from 'node:path'
import { FieldDefinition, type FieldDefinitionInput } from '@signet/form'
import { createLanguage } from '@signet/i18n'
import { readCatalogues } from '@signet/i18n/node'
import { LocaleProvider } from '@signet/i18n/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SlotsSetting } from './slots-setting.tsx'

afterEach(cleanup)

const catalogues = await readCatalogues(join(import.meta.dirname, '../../../../../..'))

function openSetting(fields: readonly FieldDefinitionInput[]) {
  const field = FieldDefinition.parse({ key: 'tabs', kind: 'tab', label: 'Tabs', fields })
  const missing: string[] = []
  const last: { slots: unknown } = { slots: undefined }
  const language = createLanguage({
    locale: 'en-US',
    catalogue: catalogues['en-US'],
    onMissing: (key) => missing.push(key),
  })
  function Setting() {
    const [slots, setSlots] = useState<unknown>([
      { id: 'a', title: 'Basics' },
      { id: 'b', title: 'Costs' },
    ])
    last.slots = slots
    return (
      <SlotsSetting
        id="slots"
        row={{ setting: 'slots', control: 'slots' }}
        editor={{ path: 'tabs', field, place: { at: 0 }, change: () => undefined, mistakes: [] }}
        value={slots}
        settings={{ slots }}
        onChange={setSlots}
      />
    )
  }
  render(
    <LocaleProvider value={language}>
      <Setting />
    </LocaleProvider>,
  )
  return { person: userEvent.setup(), slots: () => last.slots, missing }
}

test('parts can be renamed, added and moved, and keep their ids', async () => {
  const { person, slots, missing } = openSetting([])
  await person.type(screen.getByDisplayValue('Costs'), ' and time')
  await person.click(screen.getByRole('button', { name: 'Add section' }))
  await person.click(screen.getAllByRole('button', { name: 'Move up' })[2] as HTMLElement)

  expect(slots()).toEqual([
    { id: 'a', title: 'Basics' },
    { id: 'part3', title: 'Section 3' },
    { id: 'b', title: 'Costs and time' },
  ])
  expect(missing).toEqual([])
})

test('an empty part can be removed, a part with a field cannot', async () => {
  const { person, slots } = openSetting([{ key: 'x', kind: 'input', label: 'X' }])
  expect(screen.getByRole('button', { name: 'Move its fields out first' })).toHaveProperty('disabled', true)
  await person.click(screen.getByRole('button', { name: 'Delete' }))

  expect(slots()).toEqual([{ id: 'a', title: 'Basics' }])
})
