import { z } from 'zod'

const host = /^[\w.:-]{1,255}$/

/** A PostgreSQL that is only read: by its address, or by a variable of the operator's. */
export const DataSourceOrigin = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('address'),
    host: z.string().trim().regex(host),
    port: z.number().int().min(1).max(65_535).default(5432),
    database: z.string().trim().min(1).max(63),
    user: z.string().trim().min(1).max(63),
    encryption: z.enum(['off', 'verified']).default('verified'),
  }),
  z.strictObject({
    kind: z.literal('environment'),
    /** `ERP` reads `DATA_SOURCE_<TENANT>__ERP`. */
    variable: z
      .string()
      .regex(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/)
      .max(60),
  }),
])
export type DataSourceOrigin = Readonly<z.output<typeof DataSourceOrigin>>

/** Written, never read back; left out: what is stored stays, as long as the address does. */
export const Password = z.string().max(500).optional()

export const DataSourceSettings = z.object({
  fullName: z.string().trim().min(1).max(100),
  enCode: z.string().regex(/^[\w.-]{1,60}$/),
  origin: DataSourceOrigin,
  password: Password,
})
