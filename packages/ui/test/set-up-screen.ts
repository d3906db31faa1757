import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'

/**
 * How long queries of a test wait, in ms. A whole server answers on a possibly busy machine, and waiting
 * longer costs nothing when all is well.
 */
configure({ asyncUtilTimeout: 30_000, getElementError: elementError })

/** Test files share the modules of a worker, so per-file setup is done here and not in an imported module. */
afterEach(cleanup)
afterEach(returnToStart)

/** Files of a worker share the window too, and a download leaves it at an address without an origin. */
function returnToStart() {
  const { happyDOM } = window as unknown as Readonly<{ happyDOM: { setURL: (url: string) => void } }>
  happyDOM.setURL('http://localhost:3000/')
}

/** Prints the document when the message is read, because a query that waits makes an error at every look. */
function elementError(sentence: string | null, container: Element): Error {
  const error = new Error()
  Error.captureStackTrace(error, elementError)
  error.name = 'TestingLibraryElementError'
  const read = () => [sentence, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { configurable: true, get: read })
}
