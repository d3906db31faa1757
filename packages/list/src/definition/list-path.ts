import { z } from 'zod'

/** A field of the form, a column of a sub-table (`lines.amount`), or what every record has (`$author`). */
export const ListPath = z
  .string()
  .max(90)
  .regex(/^(\$[a-z][A-Za-z]*|[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)?)$/)
