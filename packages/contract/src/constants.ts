/** Limits and word lists of the contract that a browser needs without its schemas: this module imports nothing. */

/** The places of the document center. */
export const documentShelves = ['mine', 'myShares', 'shared', 'archive', 'bin'] as const
/** Newest first, by name, or largest first; folders before files in each. */
export const documentOrders = ['newest', 'name', 'largest'] as const

/** Rows of a list that are counted one by one for its figure; this many stands for as many and more. */
export const mostCounted = 10_000

/** Bytes of one file. */
export const largestFile = 100 * 1024 * 1024
