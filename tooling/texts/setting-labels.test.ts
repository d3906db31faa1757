import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from '../../packages/i18n/src/node.ts'
import { locales } from '../../packages/std/src/index.ts'

const root = join(import.meta.dirname, '../..')

/** Settings that every field has. */
const general = ['help', 'key', 'width', 'inList']

test('no two settings of a field have one name', async () => {
  const all = await readTexts(root)
  const { texts: designer } = all['apps/studio/src/features/form-design/texts.ts'] ?? {}
  expect(designer).toBeDefined()
  const kinds = Object.entries(all).filter(([path]) => path.startsWith('packages/form-ui/src/fields/'))
  expect(kinds.length).toBeGreaterThan(30)

  const doubled = kinds.flatMap(([path, { texts, studioTexts }]) =>
    locales.flatMap((locale) => {
      const settings = Object.entries({ ...texts, ...studioTexts }).filter(([key]) =>
        /^setting\.[^.]+$/.test(key),
      )
      const labels = [
        ...settings.map(([, sentence]) => sentence[locale]),
        ...general.map((key) => designer?.[key]?.[locale]),
      ]
      return labels.filter((label, at) => labels.indexOf(label) !== at).map((label) => `${path}: ${label}`)
    }),
  )
  expect(doubled).toEqual([])
})
