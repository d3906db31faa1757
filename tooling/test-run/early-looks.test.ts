import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const call = String.raw`^( *)(?:const [^\n]* = )?await (?:renderStaff|openStudio)\(`
const rest = String.raw`(?:[^\n]*\)|[^\n]*[({[]\n(?:\1 +[^\n]*\n)*\1[})]+)`
const look = String.raw`(?:expect\(|await [\w.]+\(|const \w+ = )?(?:within\()?screen\.(?:get|query)(?:All)?By\w+`
const early = new RegExp(String.raw`${call}${rest}\n\s*${look}`, 'gm')

/** Finds checks right after a page opens, when its code and first answer cannot have arrived. */
function earlyLooks(source: string): readonly string[] {
  return source.match(early) ?? []
}

test.each([
  "await renderStaff(office, 'li', path)\n  screen.getByText('Done')",
  "const { user } = await openStudio(office, { as: 'admin' })\n\n  await user.click(screen.getByRole('button'))",
  "  await renderStaff(office, 'li', path, {\n    width: 1280,\n  })\n  expect(screen.queryByRole('alert')).toBeNull()",
])('a look at a page that has only just been opened is found', (source) => {
  expect(earlyLooks(source)).toHaveLength(1)
})

test.each([
  "await renderStaff(office, 'li', path)\n  await screen.findByText('Done')\n  screen.getByText('All')",
  "await openStudio(office)\n  await waitFor(() => expect(screen.getByText('Done')).toBeTruthy())",
])('a look at what was waited for is none', (source) => {
  expect(earlyLooks(source)).toEqual([])
})

test('no screen test checks the page before it can have loaded', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('apps/{staff,studio}/src/**/*.test.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter((file) => earlyLooks(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual([])
})
