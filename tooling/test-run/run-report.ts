import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** The slowest files are named when more than this many were run. */
const fewFiles = 50
const named = 25

/**
 * Writes which test files failed and which tests were skipped to the JSON file RUN_REPORT, for `run-tests.mjs`, and
 * prints where the time of a long run went.
 */
export const runReport: Reporter = {
  onTestRunEnd: (modules, unhandledErrors) => {
    if (modules.length > fewFiles) console.log(slowestOf(modules))
    const path = process.env.RUN_REPORT
    if (!path) return

    const failed = modules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId)
    const report = { failed: unhandledErrors.length > 0 ? [] : failed, skipped: modules.flatMap(skippedIn) }
    writeFileSync(path, JSON.stringify(report))
  },
}

/** Names say what is missing. */
function skippedIn({ children }: TestModule): string[] {
  return Array.from(children.allTests('skipped'), ({ fullName }) => fullName)
}

type Spent = Readonly<{ name: string; project: string; tests: number; loading: number }>

function slowestOf(modules: readonly TestModule[]): string {
  const spent = modules.map(spentIn).toSorted((a, b) => b.tests + b.loading - a.tests - a.loading)
  const projects = Map.groupBy(spent, ({ project }) => project)
  return [
    ...Array.from(projects, ([name, files]) =>
      lineOf({ ...sumOf(files), name: `${name}, ${files.length} files` }),
    ),
    ...spent.slice(0, named).map(lineOf),
  ].join('\n')
}

function spentIn(module: TestModule): Spent {
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic()
  return {
    name: relative(process.cwd(), module.moduleId),
    project: module.project.name,
    tests: duration,
    loading: collectDuration + setupDuration + environmentSetupDuration,
  }
}

function sumOf(files: readonly Spent[]): Pick<Spent, 'tests' | 'loading'> {
  return files.reduce(
    (sum, { tests, loading }) => ({ tests: sum.tests + tests, loading: sum.loading + loading }),
    { tests: 0, loading: 0 },
  )
}

function lineOf({ name, tests, loading }: Omit<Spent, 'project'>): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9)
  return `${seconds(tests)} in tests ${seconds(loading)} loading  ${name}`
}
