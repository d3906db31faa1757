import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const hook = join(import.meta.dirname, 'commit-msg')

function commitWith(message: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'signet-commit-')), 'message')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync('sh', [hook, file], { encoding: 'utf8' })
  return { status, stderr }
}

test('a subject of 72 characters passes, one more is refused with its length', () => {
  expect(commitWith(`${'x'.repeat(72)}\n\n${'why '.repeat(40)}\n`).status).toBe(0)

  const refused = commitWith(`${'x'.repeat(73)}\n`)
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('73')
})

test('comments of the editor and empty lines before the subject do not count', () => {
  expect(commitWith(`# ${'x'.repeat(90)}\n\nflow: keep a place in line\n`).status).toBe(0)
})
