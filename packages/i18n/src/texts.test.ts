import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Locale, Texts } from '@signet/std'
import { expect, test } from 'vitest'
import { namespaceOf } from './catalogue.ts'
import { readTexts } from './node.ts'

const files = Object.entries(await readTexts(join(import.meta.dirname, '../../..'))).map(
  ([path, { texts, studioTexts }]): [string, Texts] => [path, { ...texts, ...studioTexts }],
)
const sentences = files.flatMap(([path, texts]) =>
  Object.entries(texts).map(([key, sentence]) => ({ name: `${path} ${key}`, sentence })),
)

test.each(files)('%s says the same in every language, with the same parameters', (_path, texts) => {
  for (const [key, { 'zh-CN': source, ...translated }] of Object.entries(texts)) {
    for (const sentence of Object.values(translated)) {
      expect(sentence.trim(), key).not.toBe('')
      expect(argumentsOf(sentence), key).toEqual(argumentsOf(source))
    }
  }
})

function namesWhere(locale: Locale, characters: RegExp): string[] {
  return sentences.filter(({ sentence }) => characters.test(sentence[locale])).map(({ name }) => name)
}

test('English contains no Chinese character', () => {
  expect(namesWhere('en-US', /\p{Script=Han}/u)).toEqual([])
})

test('traditional Chinese contains no simplified character', () => {
  expect(namesWhere('zh-TW', /[们时间关录设发电业务审请还没过说让这个应图门选]/u)).toEqual([])
})

test('a key of two files has the same sentences in both', () => {
  const said = new Map<string, string>()
  const differing: string[] = []
  for (const [path, texts] of files) {
    for (const [rest, sentence] of Object.entries(texts)) {
      const key = namespaceOf(path) + rest
      const words = JSON.stringify(sentence)
      if ((said.get(key) ?? words) !== words) differing.push(`${key} in ${path}`)
      said.set(key, words)
    }
  }
  expect(differing).toEqual([])
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
