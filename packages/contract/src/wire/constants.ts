/** Limits and word lists that a browser needs without the schemas. This file imports nothing, so that zod stays off the first page. */

/** The places of the document center. */
export const documentShelves = ['mine', 'myShares', 'shared', 'archive', 'bin'] as const
/** Newest first, by name, or largest first; folders before files in each. */
export const documentOrders = ['newest', 'name', 'largest'] as const

/** The highest count that a list shows; longer lists show it too. */
export const mostCounted = 10_000

/** Bytes of one file. */
export const largestFile = 100 * 1024 * 1024
