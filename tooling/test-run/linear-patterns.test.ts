import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * Milliseconds that a pattern may take for all its texts. A pattern that passes a text once needs some hundredths of a
 * second; one that starts again at every letter needs six seconds for one text alone and never ends on a busy machine.
 * So the limit tells a factor of hundreds apart.
 */
const patience = 4_000

/** Patterns that start again at every letter, because their texts are short. */
const forShortTexts: Readonly<Record<string, string>> = {
  '[. ]+$': 'names of files, which the upload bounds',
  'T.*Z$': 'instants that our server writes',
  '\\d+$': 'keys of fields in the designer',
  '\\B(?=(\\d{3})+$)': 'numbers of at most thirty digits',
}

/** Files that build patterns from literals of other files. */
const fromElsewhere: Readonly<Record<string, string>> = {
  'packages/client/src/light-schemas.ts': 'the schemas of the contract',
}

type Pattern = Readonly<{ place: string; pattern: string; flags: string }>

test('a pattern passes hostile texts once', async () => {
  const patterns = patternsOf(sources())
  expect(patterns.length).toBeGreaterThan(200)

  const isForShortTexts = ({ pattern }: Pattern) => Object.hasOwn(forShortTexts, pattern)
  const known = new Set(patterns.filter(isForShortTexts).map(({ pattern }) => pattern))
  expect([...known].toSorted()).toEqual(Object.keys(forShortTexts).toSorted())

  const slow = await slowPatterns(patterns.filter((one) => !isForShortTexts(one)))
  expect(slow.map(({ place, pattern }) => `${place} ${pattern}`)).toEqual([])
})

test('patterns that are put together are tried too', () => {
  const built = patternsOf(sources()).filter(({ pattern }) => pattern.includes('中a'))

  expect(built.map(({ place }) => place.split('/').at(-1)).toSorted()).toEqual([
    ...['mentions.ts', 'read-html.ts', 'text-formats.ts', 'text-formats.ts'],
  ])
})

test('a pattern that starts again at every letter is found', async () => {
  const pattern = String.raw`\[[^\]]*\]`
  expect(await slowPatterns([{ place: 'here', pattern, flags: '' }])).toHaveLength(1)
})

function sources(): readonly string[] {
  const files = execFileSync('git', ['ls-files', 'apps/server/src', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files.split('\n').filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
}

function patternsOf(paths: readonly string[]): readonly Pattern[] {
  const found = new Map<string, Pattern>()
  for (const place of paths) {
    const { program } = parseSync(place, readFileSync(join(root, place), 'utf8'))
    new Visitor({
      Literal: (node) => {
        if (!('regex' in node)) return
        const { pattern, flags } = node.regex
        found.set(`${pattern}/${flags}`, { place, pattern, flags })
      },
      NewExpression: ({ callee, arguments: [pattern, flags] }) => {
        const isPattern = callee.type === 'Identifier' && callee.name === 'RegExp'
        if (!isPattern || Object.hasOwn(fromElsewhere, place)) return
        const built = { place, pattern: textOf(pattern), flags: flags ? textOf(flags) : '' }
        found.set(`${built.pattern}/${built.flags}`, built)
      },
    }).visit(program)
  }
  return [...found.values()]
}

type Written = Readonly<{
  type: string
  value?: unknown
  quasis?: readonly Readonly<{ value: Readonly<{ cooked: string | null }> }>[]
}>

/** Returns the text of a pattern that is put together, with a few letters for what it inserts. */
function textOf(node: Written | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral')
    return (node.quasis ?? []).map(({ value }) => value.cooked ?? '').join('中a')
  throw new Error('A pattern must be a literal or a template, so that this test can try it')
}

/** Returns the patterns that do not end in time; each ends its thread, and the next one begins after it. */
async function slowPatterns(patterns: readonly Pattern[]): Promise<readonly Pattern[]> {
  const slow: Pattern[] = []
  for (let begin = 0; begin < patterns.length; ) {
    const stuck = await firstStuck(patterns.slice(begin))
    if (stuck === undefined) break
    slow.push(...patterns.slice(begin + stuck, begin + stuck + 1))
    begin += stuck + 1
  }
  return slow
}

function firstStuck(patterns: readonly Pattern[]): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const worker = new Worker(new URL('./match-patterns.ts', import.meta.url), {
    execArgv: [],
    workerData: patterns.map(({ pattern, flags }) => ({ pattern, flags })),
  })
  let timer: NodeJS.Timeout | undefined
  worker.on('message', (index: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => resolve(index), patience)
  })
  worker.once('error', reject)
  worker.once('exit', () => resolve(undefined))
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}
