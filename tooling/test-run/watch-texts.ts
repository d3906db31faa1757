import { afterEach, beforeEach } from 'vitest'

// Fails a test that shows a text which is missing or lacks a parameter; `createLanguage` reports them to the console.
const missing: string[] = []
const { error: report } = console

beforeEach(() => {
  missing.length = 0
  console.error = (...said: unknown[]) => {
    if (said[0] === 'No text') missing.push(said.slice(1).join(' '))
    report(...said)
  }
})

afterEach(() => {
  console.error = report
  if (missing.length > 0) throw new Error(`No text: ${[...new Set(missing)].join(', ')}`)
})
