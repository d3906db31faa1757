import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/**
 * How long queries of a test wait, in ms. A whole server answers on a possibly busy machine, and waiting
 * longer costs nothing when all is well.
 */
configure({ asyncUtilTimeout: 30_000 })

/** Test files share the modules of a worker, so per-file setup is done here and not in an imported module. */
afterEach(cleanup)
afterEach(returnToStart)

/** Files of a worker share the window too, and a download leaves it at an address without an origin. */
function returnToStart() {
  const { happyDOM } = window as unknown as Readonly<{ happyDOM: { setURL: (url: string) => void } }>
  happyDOM.setURL('http://localhost:3000/')
}
