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

/** The most banned words that comments of a place may have. A figure may only get smaller. */
const leftInComments: Readonly<Record<string, number>> = {
  'apps/server': 2,
  'apps/studio': 2,
  bench: 78,
  e2e: 17,
  'packages/bpmn': 2,
  'packages/client': 15,
  'packages/contract': 42,
  'packages/db': 10,
  'packages/flow': 129,
  'packages/form': 60,
  'packages/form-ui': 44,
  'packages/formula': 6,
  'packages/list': 18,
  'packages/print': 12,
  'packages/ui': 8,
  tooling: 4,
}

test('no English sentence of the interface has a banned word', async () => {
  const files = Object.entries(await readTexts(root))
  const found = files.flatMap(([path, { texts, studioTexts }]) =>
    Object.entries({ ...texts, ...studioTexts })
      .filter(([, { 'en-US': sentence }]) => sentence.match(banned))
      .map(([key]) => `${path} ${key}`),
  )
  expect(found.filter((name) => !allowedTexts.includes(name))).toEqual([])
})

test('comments gain no banned words', () => {
  const more = Object.entries(countInComments()).filter(
    ([place, count]) => count > (leftInComments[place] ?? 0),
  )
  expect(more).toEqual([])
})

function countInComments(): Record<string, number> {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  const counts: Record<string, number> = {}
  for (const path of files.trim().split('\n')) {
    const words = commentsIn(readFileSync(join(root, path), 'utf8')).match(banned) ?? []
    const place = /^(apps|packages)\//.test(path) ? path.split('/').slice(0, 2).join('/') : path.split('/')[0]
    if (words.length > 0 && place) counts[place] = (counts[place] ?? 0) + words.length
  }
  return counts
}

/** Line and block comments that begin a line, which is where all of ours are. */
function commentsIn(source: string): string {
  return source
    .split('\n')
    .filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line))
    .join('\n')
}
