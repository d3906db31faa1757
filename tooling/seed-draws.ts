import fc from 'fast-check'

/**
 * Randomness comes from outside: property tests draw the same values in every run, so that a change is judged by what
 * it changed. `DRAWS=random npx vitest run --project engine` looks at others; a failing run prints its seed, and
 * `DRAWS=<seed>` plays it again.
 */
const draws = process.env['DRAWS'] ?? '20261122'

fc.configureGlobal({ seed: draws === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(draws) })
