import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandRules } from '../commands/command-rules.ts'
import { administeredAppliers } from '../evolve/administered-appliers.ts'
import { caseAppliers } from '../evolve/case-appliers.ts'
import { nodeAppliers } from '../evolve/node-appliers.ts'
import { sideAppliers } from '../evolve/side-appliers.ts'
import { taskAppliers } from '../evolve/task-appliers.ts'
import {
  automaticRules,
  caseStatuses,
  continuations,
  exceptionCodes,
  flowProblemCodes,
  flowRefusals,
  stepStatuses,
  taskDecisions,
  taskStages,
  urgencies,
} from '../index.ts'
import { nodeKinds } from '../nodes/node-kinds.ts'
import { sourceKinds } from '../sources/people-source.ts'

const languages = ['zh-CN', 'zh-TW', 'en-US']

function wordsIn(folder: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8'))
}

/** What a person asked for by hand says instead of a source. */
const bornSources = ['candidate', 'addedBefore', 'addedAfter', 'assist', 'reassigned']

const grouped = {
  status: caseStatuses,
  stage: taskStages,
  decision: taskDecisions,
  urgency: urgencies,
  automatic: automaticRules,
  continuation: continuations,
  step: stepStatuses,
  exception: exceptionCodes,
  problem: flowProblemCodes,
  source: [...Object.keys(sourceKinds), ...bornSources],
  why: [...Object.keys(sourceKinds), ...bornSources],
  command: Object.keys(commandRules),
  event: Object.keys({
    ...caseAppliers,
    ...nodeAppliers,
    ...taskAppliers,
    ...sideAppliers,
    ...administeredAppliers,
  }),
}

test.each(languages)('every refusal, status, problem, command and event has its words in %s', (language) => {
  const words = wordsIn('.', language)
  const refusals = Object.keys(flowRefusals).map((code) => code.slice('flow.'.length))
  const groups = Object.entries(grouped).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`))
  for (const key of [...refusals, ...groups])
    expect(words, key).toHaveProperty([key], expect.stringMatching(/\S/))
})

test.each(languages)('every node kind has a folder and a name in %s', (language) => {
  const folders = readdirSync(join(import.meta.dirname, '../nodes'), { withFileTypes: true })
  const withWords = folders
    .filter((entry) => entry.isDirectory() && entry.name !== 'people')
    .map(({ name }) => name)
  const asFolder = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(withWords.sort()).toEqual(Object.keys(nodeKinds).map(asFolder).sort())
  for (const kind of withWords) expect(wordsIn(`../nodes/${kind}/locales`, language)['name']).toMatch(/\S/)
})
