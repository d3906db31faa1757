import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { namespaceOf } from './catalogue.ts'
import { readLocaleFiles } from './node.ts'

const root = join(import.meta.dirname, '../../..')
const source = await readLocaleFiles(root, 'zh-CN')
const folders = Object.keys(source).map((path) => path.replace(/\/zh-CN\.json$/, ''))

describe.each(['zh-TW', 'en-US'] as const)('%s', async (locale) => {
  const translated = await readLocaleFiles(root, locale)

  test.each(folders)('%s says what zh-CN says, with the same parameters', (folder) => {
    const chinese = source[`${folder}/zh-CN.json`] ?? {}
    const other = translated[`${folder}/${locale}.json`] ?? {}

    expect(Object.keys(other).sort()).toEqual(Object.keys(chinese).sort())
    for (const [key, sentence] of Object.entries(other)) {
      expect(sentence.trim(), key).not.toBe('')
      expect(argumentsOf(sentence), key).toEqual(argumentsOf(chinese[key] ?? ''))
    }
  })

  test('no file stands without its source', () => {
    const orphans = Object.keys(translated).filter((path) => !source[path.replace(locale, 'zh-CN')])
    expect(orphans).toEqual([])
  })
})

test('English contains no Chinese character', async () => {
  const english = await readLocaleFiles(root, 'en-US')
  const untranslated = Object.entries(english).flatMap(([path, sentences]) =>
    Object.entries(sentences)
      .filter(([, sentence]) => /\p{Script=Han}/u.test(sentence))
      .map(([key]) => `${path} ${key}`),
  )
  expect(untranslated).toEqual([])
})

const simplifiedOnly = /[们时间关录设发电业务审请还没过说让这个应图门选]/u

test('traditional Chinese contains no simplified character', async () => {
  const traditional = await readLocaleFiles(root, 'zh-TW')
  const mixed = Object.entries(traditional).flatMap(([path, sentences]) =>
    Object.entries(sentences)
      .filter(([, sentence]) => simplifiedOnly.test(sentence))
      .map(([key, sentence]) => `${path} ${key}: ${sentence}`),
  )
  expect(mixed).toEqual([])
})

test('a key says one thing, wherever it is written', () => {
  const said = new Map<string, string>()
  const quarrels: string[] = []
  for (const [path, sentences] of Object.entries(source)) {
    for (const [rest, sentence] of Object.entries(sentences)) {
      const key = namespaceOf(path) + rest
      if ((said.get(key) ?? sentence) !== sentence) quarrels.push(`${key} in ${path}`)
      said.set(key, sentence)
    }
  }
  expect(quarrels).toEqual([])
})

function argumentsOf(sentence: string): string[] {
  return [...new Set(parse(sentence, { ignoreTag: true }).flatMap(namesIn))].sort()
}

type Element = ReturnType<typeof parse>[number]

const literal = 0

function namesIn(element: Element): string[] {
  if (element.type === literal || !('value' in element)) return []
  const choices = 'options' in element ? Object.values(element.options) : []
  return [String(element.value), ...choices.flatMap(({ value }) => value.flatMap(namesIn))]
}
