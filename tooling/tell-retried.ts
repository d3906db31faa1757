import type { Reporter, TestModule } from 'vitest/node'

/** Names, at the end of a run, every test that passed only when it was tried again: each is a defect of its own. */
export const tellRetried: Reporter = {
  onTestRunEnd: (modules) => {
    const retried = modules.flatMap(retriedIn)
    if (retried.length > 0) console.warn(`\nPassed only when tried again:\n${retried.join('\n')}\n`)
  },
}

function retriedIn(module: TestModule): string[] {
  return Array.from(module.children.allTests())
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `  ${module.relativeModuleId} > ${test.fullName}`)
}
