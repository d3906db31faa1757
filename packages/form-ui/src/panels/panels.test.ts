import { join } from 'node:path'
import { definitionVersion, type FieldKindName, FormDefinition, fieldKinds } from '@signet/form'
import { findField, renameField } from '@signet/form/design'
import type { TextsFile } from '@signet/i18n'
import { readTexts } from '@signet/i18n/node'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownControls, type Panel, panels } from '../studio.ts'

const files = await readTexts(join(import.meta.dirname, '../../../..'), ['packages/form-ui/src/fields'])
const all = Object.entries(panels) as [FieldKindName, Panel][]

test.each(all)('the panel of %s sets what the kind knows, each setting once', (name, panel) => {
  const { settings } = fieldKinds[name]
  const known = settings instanceof z.ZodObject ? Object.keys(settings.shape) : []
  const rows = panel.map(({ setting }) => setting)
  expect(known).toEqual(expect.arrayContaining(rows))
  expect(new Set(rows).size).toBe(rows.length)
})

test.each(all)('every word of the panel of %s is said in three languages', (name, panel) => {
  const wanted = panel.flatMap((row) => {
    const setting = `setting.${row.setting}`
    const offered = 'of' in row && !('named' in row) ? (row.of ?? []) : []
    const columns = 'columns' in row ? row.columns.map(({ name: column }) => column) : []
    return [setting, ...[...offered, ...columns].map((word) => `${setting}.${word}`)]
  })
  const said = Object.keys(textsOf(name).studioTexts ?? {})
  expect(said.filter((key) => key.startsWith('setting.')).toSorted()).toEqual(wanted.toSorted())
})

test.each(all)('people who fill in a %s do not load how it is set up', (name) => {
  const said = Object.keys(textsOf(name).texts)
  expect(said.filter((key) => key.startsWith('setting.'))).toEqual([])
})

test.each(all)('what only %s itself can draw, it draws', (name, panel) => {
  const own = panel.filter(({ control }) => control === 'own').map(({ setting }) => setting)
  expect(Object.keys(ownControls[name] ?? {})).toEqual(expect.arrayContaining(own))
})

test.each(all)('what the panel of %s offers as a choice, the kind takes', (name, panel) => {
  const { settings } = fieldKinds[name]
  for (const row of panel) {
    if (row.control !== 'choice') continue
    for (const value of row.of) expect(settings.safeParse({ [row.setting]: value }).success).toBe(true)
  }
})

/** Controls of formulas, each with a setting that reads `before`. */
const formulaControls: Readonly<Record<string, unknown>> = {
  formula: 'before + 1',
  parameters: { word: 'before + 1' },
  choiceSource: { from: 'interface', interface: '', parameters: { word: 'before + 1' } },
}

test.each(all)('renaming a field finds every formula that the panel of %s sets', (name, panel) => {
  for (const { setting, control } of panel) {
    const formula = formulaControls[control]
    if (formula === undefined) continue
    const form = FormDefinition.parse({
      version: definitionVersion,
      key: 'form',
      fields: [
        { key: 'before', kind: 'input', label: 'Before' },
        { key: 'it', kind: name, label: 'It', settings: { [setting]: formula } },
      ],
    })
    const renamed = renameField(form, 'before', 'after').form

    const settings = findField(renamed.fields, 'it')?.field.settings
    expect(JSON.stringify(settings?.[setting])).toBe(JSON.stringify(formula).replace('before', 'after'))
  }
})

function textsOf(name: FieldKindName): TextsFile {
  const [, file] = Object.entries(files).find(([path]) => path.endsWith(`/${name}/texts.ts`)) ?? []
  return file ?? { texts: {} }
}
