import { expect, test } from 'vitest'
import { renderSection, replaceSection } from './report.ts'

const page = `# Measurements

<!-- measured: engine -->
old
<!-- end of engine -->

A note on the engine.

<!-- measured: races -->
old races
<!-- end of races -->
`

test('a measurement replaces its own section and keeps the notes and the other sections', () => {
  expect(replaceSection(page, 'engine', 'new')).toBe(page.replace('old\n', 'new\n'))
})

test('a measurement without a section gets one at the end', () => {
  expect(replaceSection(page, 'home', 'new')).toBe(
    `${page}\n<!-- measured: home -->\nnew\n<!-- end of home -->\n`,
  )
})

test('a section says when, of what and on what it was measured, and which aims were missed', () => {
  const text = renderSection({
    name: 'engine',
    about: 'cases per second',
    figures: [
      { id: 'fast', value: 1234.5, unit: '1/s', beside: 'peer', ratio: 2, aim: '3 and more', met: false },
      { id: 'plain', value: 0.5, unit: 'ms', beside: '', ratio: null, aim: '', met: null },
    ],
    circumstances: { date: '2026-11-23', commit: 'abc', machine: '2 cores, 24 GB', command: 'npm run x' },
  })
  expect(text).toContain('Measured on 2026-11-23, commit abc, 2 cores, 24 GB: `npm run x`.')
  expect(text).toContain('| fast | 1,235 1/s | peer | 2.000 | 3 and more | **missed** |')
  expect(text).toContain('| plain | 0.5 ms |  |  |  |  |')
})
