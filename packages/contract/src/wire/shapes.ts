import { z } from 'zod'

/** Ids are strings (UUIDv7 when we make them). */
export const Id = z.string().min(1).max(80)
/** ISO 8601 with an offset that some clock shows, in the years that every calendar here knows: 1 to 9999. */
export const Instant = z.iso.datetime({ offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999 && /(Z|[+-](0\d|1[0-4]):\d\d)$/.test(text)
})
/** A day on the walls of the office (`2026-11-20`), from the year 1000 on: what is counted back from it is a day too. */
export const Day = z.iso.date().refine((text) => text >= '1000')
export const Empty = z.object({})
export const Done = z.null()

/** A person as shown beside a deed. */
export const PersonRef = z.object({ id: Id, name: z.string(), headIcon: z.string().default('') })
export type PersonRef = z.infer<typeof PersonRef>

/** How a list is asked for: by cursor, or as page callers do. */
export const PageInput = z.object({
  cursor: z.string().max(200).optional(),
  currentPage: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
  keyword: z.string().trim().max(100).optional(),
})

/** A page: `next` is the cursor of the following page, null at the end. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: z.array(row),
    next: z.string().nullable(),
    pagination: z.object({
      currentPage: z.number().int(),
      pageSize: z.number().int(),
      total: z.number().int(),
    }),
  })
}

/** Query lists arrive as one value or many. */
export function listOf<Part extends z.ZodType>(part: Part) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(part).max(500).optional(),
  )
}

/** What an administrator's word is in the other languages; empty: as in zh-CN. */
export const Translations = z
  .strictObject({
    'zh-TW': z.string().trim().max(100).default(''),
    'en-US': z.string().trim().max(100).default(''),
  })
  .prefault({})
