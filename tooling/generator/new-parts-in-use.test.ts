import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyAddition } from './addition.ts'
import { newField } from './new-field.ts'
import { newNode } from './new-node.ts'

const root = join(import.meta.dirname, '../..')
const useInServer = 'apps/server/test/new-parts-in-use.test.ts'

/** Designs a form and a flow with the new kinds, launches a case and decides it. */
const decideWithNewParts = `
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeAs, approver, chain, end, launchAs, publishFlow, start, statusOf } from './company-flows.ts'
import { type Office, openOffice } from './office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('a case with the new field passes the new node and is decided', async () => {
  const form = {
    version: 1 as const,
    key: 'donation',
    fields: [{ key: 'blood', kind: 'blood-group', label: 'Blood group', required: true }],
  }
  const flow = chain([
    start(),
    { id: 'here', name: 'Here', kind: 'waitHere' },
    approver(office, 'review', ['manager']),
    end,
  ])
  const { flowId } = await publishFlow(office, flow, form)
  await expect(launchAs(office, 'li', flowId, {})).rejects.toThrow()
  const caseId = await launchAs(office, 'li', flowId, { blood: 'AB' })
  await agreeAs(office, 'manager', caseId)

  expect(await statusOf(office, caseId)).toBe('approved')
  const { approvals } = await office.as('li')
  expect((await approvals.open({ caseId })).values).toEqual({ blood: 'AB' })
})
`

/** A copy of the repository with one new field kind and one new node kind. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(root, '.copy-'))
  copyRepository()
  applyAddition(copy, newField('blood-group'))
  applyAddition(copy, newNode('wait-here'))
  writeFileSync(join(copy, useInServer), decideWithNewParts)
})
afterAll(() => rmSync(copy, { recursive: true }))

test('the engine, the server and the studio compile with a new field and a new node', () => {
  const projects = ['apps/server', 'apps/studio']
  expect(run('typescript/bin/tsc', '-b', ...projects, '--pretty', 'false')).toBe('')
}, 600_000)

test('a form and a flow are designed with them, and a case is launched and decided', () => {
  const said = run('vitest/vitest.mjs', 'run', '--project', 'server', useInServer)

  expect(said).toMatch(/1 passed/)
})

/** The copy lies inside the repository, so that it finds the installed packages; its own packages are copied. */
function copyRepository(): void {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
  for (const path of listed.trim().split('\n')) cpSync(join(root, path), join(copy, path))
  const ofPackages = ['apps', 'packages'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => `${place}/${name}/node_modules`),
  )
  for (const path of ['node_modules/@signet', 'bench/node_modules', 'e2e/node_modules', ...ofPackages])
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true })
}

function run(program: string, ...args: readonly string[]): string {
  const env = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, NO_COLOR: '1' }
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env,
  })
  return stdout + stderr
}
