import { z } from 'zod'

/** Id of an interface row: its key value and the parameters of its query. */
export type AnsweredId = Readonly<{ key: string; given: Readonly<Record<string, string | boolean>> }>

const plain = /^[\w.-]{1,80}$/
const longest = 400
const Written = z.tuple([z.string().min(1), z.record(z.string(), z.union([z.string(), z.boolean()]))])

/** Returns undefined when the id would exceed the limit. */
export function writeAnsweredId({ key, given }: AnsweredId): string | undefined {
  if (plain.test(key) && Object.keys(given).length === 0) return key
  const id = `~${Buffer.from(JSON.stringify([key, given])).toString('base64url')}`
  return id.length > longest ? undefined : id
}

/** Returns undefined for an id of another shape. */
export function readAnsweredId(id: string): AnsweredId | undefined {
  if (!id.startsWith('~')) return { key: id, given: {} }
  const read = Written.safeParse(parsed(Buffer.from(id.slice(1), 'base64url').toString()))
  return read.success ? { key: read.data[0], given: read.data[1] } : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
