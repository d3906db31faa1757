import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/**
 * How long a test waits for what it looks for, in ms, wherever it looks: a whole server answers, on a machine that may
 * be busy. Waiting longer costs nothing when all is well, so no test names a time of its own.
 */
configure({ asyncUtilTimeout: 30_000 })

/** Test files share the modules of a worker, so what is to happen in each of them stands here and not in what they import. */
afterEach(cleanup)
