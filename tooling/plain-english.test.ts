import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from '../packages/i18n/src/node.ts'

const root = join(import.meta.dirname, '..')

/** Words that our English does not use: riddles, German syntax, and one gender for all people. */
const banned =
  /\b(whoever|whatever is|nobody|deeds?|stands|lies in|by itself|come about|(?:is|are) told|he|him|his|himself)\b/gi

/** Sentences of the interface that need such a word. */
const allowedTexts: readonly string[] = []

test('no English sentence of the interface has a banned word', async () => {
  const files = Object.entries(await readTexts(root))
  const found = files.flatMap(([path, { texts, studioTexts }]) =>
    Object.entries({ ...texts, ...studioTexts })
      .filter(([, { 'en-US': sentence }]) => sentence.match(banned))
      .map(([key]) => `${path} ${key}`),
  )
  expect(found.filter((name) => !allowedTexts.includes(name))).toEqual([])
})

test('no comment has a banned word', () => {
  expect(bannedInComments()).toEqual([])
})

/** The banned words without `nobody`, which sentences about people need. */
const bannedInTitles = new RegExp(banned.source.replace('|nobody', ''), 'gi')

test('no title of a test has a banned word', () => {
  const found = trackedFiles('*.test.ts', '*.test.tsx').flatMap((path) =>
    titlesIn(readFileSync(join(root, path), 'utf8'))
      .filter((title) => title.match(bannedInTitles))
      .map((title) => `${path} ${title}`),
  )
  expect(found).toEqual([])
})

/** Titles of tests, of groups, and of tests with a table. */
function titlesIn(source: string): string[] {
  return Array.from(
    source.matchAll(/(?:^\s*(?:test|describe)\(|\)\()\s*(['"`])(.*)\1,/gm),
    ([, , title = '']) => title,
  )
}

function trackedFiles(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
}

function bannedInComments(): string[] {
  return trackedFiles('*.ts', '*.tsx', '*.mjs').flatMap((path) =>
    Array.from(
      commentsIn(readFileSync(join(root, path), 'utf8')).matchAll(banned),
      ([word]) => `${path} ${word}`,
    ),
  )
}

/** Line and block comments that begin a line, where all of ours are, without the code that they quote. */
function commentsIn(source: string): string {
  return source
    .split('\n')
    .filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line))
    .map((line) => line.replaceAll(/`[^`]*`/g, ''))
    .join('\n')
}
