/**
 * Limits and value lists that browsers need without the schemas. This file imports nothing, to keep zod off the first
 * page.
 */

/** Sections of the document center. */
export const documentShelves = ['mine', 'myShares', 'shared', 'archive', 'bin'] as const
/** Newest first, by name, or largest first; folders precede files. */
export const documentOrders = ['newest', 'name', 'largest'] as const

/** Maximum displayed count of a list. */
export const mostCounted = 10_000

/** Maximum file size in bytes. */
export const largestFile = 100 * 1024 * 1024
