import fc from 'fast-check'

/**
 * Property tests draw the same values in every run, so that a result depends only on the change. `DRAWS=random npx
 * vitest run --project engine` draws others; a failing run prints its seed, and `DRAWS=<seed>` repeats it.
 */
const draws = process.env['DRAWS'] ?? '20261122'

fc.configureGlobal({ seed: draws === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(draws) })
