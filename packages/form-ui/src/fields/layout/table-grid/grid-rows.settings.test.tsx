import { join } from 'node:path'
import { gridMistake, TableGridSettings } from '@signet/form/kinds'
import { createLanguage } from '@signet/i18n'
import { readCatalogues } from '@signet/i18n/node'
import { LocaleProvider } from '@signet/i18n/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ownControls } from '../../../studio.ts'

afterEach(cleanup)

const catalogues = await readCatalogues(join(import.meta.dirname, '../../../../../..'))
const Control = ownControls['table-grid']?.['rows']

function openSetting() {
  const missing: string[] = []
  const language = createLanguage({
    locale: 'en-US',
    catalogue: catalogues['en-US'],
    onMissing: (key) => missing.push(key),
  })
  const last: { rows: unknown } = { rows: undefined }
  function Setting() {
    const [rows, setRows] = useState<unknown>()
    last.rows = rows
    return Control?.({ id: 'rows', value: rows, onChange: setRows })
  }
  render(
    <LocaleProvider value={language}>
      <Setting />
    </LocaleProvider>,
  )
  return { person: userEvent.setup(), rows: () => TableGridSettings.parse({ rows: last.rows }).rows, missing }
}
const press = (name: string) => screen.getByRole('button', { name })

test('an administrator joins cells, makes a head of them and adds a column, by keyboard alone', async () => {
  const { person, rows, missing } = openSetting()
  press('Cell in row 1, column 1').focus()
  await person.keyboard('{Enter}')
  expect(press('Cell in row 1, column 1').getAttribute('aria-pressed')).toBe('true')
  press('Merge down').focus()
  await person.keyboard('{Enter}')
  await person.click(press('Make header'))
  await person.click(press('Add column'))

  expect(rows()).toMatchObject([
    [{ id: 'a1', rowspan: 2, look: 'head' }, { id: 'b1' }, { id: 'c4' }],
    [{ id: 'b2' }, { id: 'c5' }],
  ])
  expect(gridMistake(rows())).toBeUndefined()
  expect(missing).toEqual([])
})

test('what cannot be done cannot be pressed', async () => {
  const { person } = openSetting()
  expect(press('Split cell')).toHaveProperty('disabled', true)
  await person.click(press('Cell in row 2, column 2'))
  expect(press('Merge right')).toHaveProperty('disabled', true)
  await person.click(press('Delete this row'))
  expect(press('Delete this row')).toHaveProperty('disabled', true)
})
