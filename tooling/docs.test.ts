import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const mostWords = 600
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name))
const pages = listFiles('*.md')
const walks = ['docs/how-an-approval-travels.md', 'docs/how-a-form-is-drawn.md']

test('a decision has at most 600 words', () => {
  const words = (name: string) => read(`docs/decisions/${name}`).trim().split(/\s+/).length
  expect(decisions.filter((name) => words(name) > mostWords)).toEqual([])
})

test('the index of decisions lists every decision with its title', () => {
  const lines = decisions.map((name) => {
    const [title = ''] = read(`docs/decisions/${name}`).split('\n')
    return `- [${name.slice(0, 4)}](${name}) ${title.slice('# 0000 '.length)}`
  })
  expect(read('docs/decisions/README.md').trim().split('\n').slice(-lines.length)).toEqual(lines)
})

test('every relative link of a page leads to a file, and to a heading of it', () => {
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every picture of the documentation is shown on a page', () => {
  const shown = pages.flatMap((page) => linksOf(page).map((link) => join(dirname(page), link)))
  expect(listFiles('docs/*.png').filter((picture) => !shown.includes(picture))).toEqual([])
})

test('every function that a code walk names exists', () => {
  const sources = listFiles('apps/**/*.ts', 'apps/**/*.tsx', 'packages/**/*.ts', 'packages/**/*.tsx')
  const code = sources.map(read).join('\n')
  const named = walks.flatMap((page) => [...read(page).matchAll(/`(\w+)\(\)`/g)].map(([, name = '']) => name))
  expect(named.filter((name) => !code.includes(`function ${name}`))).toEqual([])
})

function linksOf(page: string): string[] {
  return [...read(page).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, file))) return false
  return heading === undefined || headingsOf(file).includes(heading)
}

/** Anchors as code hosts derive them from headings. */
function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function listFiles(...patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  return listed.trim().split('\n')
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
