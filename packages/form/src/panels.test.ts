import { join } from 'node:path'
import type { TextsFile } from '@signet/i18n'
import { readTexts } from '@signet/i18n/node'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type FieldKindName, fieldKinds } from './index.ts'
import { ownControls, type Panel, panels } from './studio.ts'

const files = await readTexts(join(import.meta.dirname, '../../..'), ['packages/form/src/fields'])
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
    const offered = 'of' in row ? (row.of ?? []) : []
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

function textsOf(name: FieldKindName): TextsFile {
  return files[`packages/form/src/fields/${name}/texts.ts`] ?? { texts: {} }
}
