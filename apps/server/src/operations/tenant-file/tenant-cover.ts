import { z } from 'zod'
import { TableShape } from './table-shapes.ts'

export const tenantFormat = 'signet-tenant-1'

/** Names are shown on terminals, so they hold no control characters. */
const TenantName = z.string().regex(/^\P{Cc}{1,200}$/u)

/** The first entry of the file of a tenant. */
export const TenantCover = z.object({
  format: z.literal(tenantFormat),
  product: z.string(),
  madeAt: z.iso.datetime(),
  tenant: z.object({
    code: z.string(),
    name: TenantName,
    isDemo: z.boolean(),
    createdAt: z.string(),
    /** Only a suspended tenant can be moved: of one that goes on, the file is a copy. */
    isSuspended: z.boolean(),
    isCopy: z.boolean(),
    mostPeople: z.number().nullable(),
    mostBytes: z.string().nullable(),
    callsPerMinute: z.number().nullable(),
  }),
  /** Migrations of its schema, in the order of their names. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(TableShape),
  /** Columns of the platform's rows, by table. */
  platform: z.record(z.string(), z.array(z.string())),
  /** The last numbers of its counters, by `table.column`. */
  counters: z.record(z.string(), z.string().regex(/^\d{1,19}$/)),
  secrets: z.enum(['none', 'sealed', 'leftOut']),
})
export type TenantCover = z.infer<typeof TenantCover>
