import { z } from 'zod'
import { Done, endpoint, Id, Instant, PageInput, pageOf } from '../wire/endpoint.ts'
import { expecting, Revision } from '../wire/revision.ts'
import { asking } from './asking.ts'
import { designing } from './designing.ts'

const host = /^[\w.:-]{1,255}$/

/** A read-only PostgreSQL database: an address, or an operator's variable. */
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

/** Write-only; when absent, the stored value stays as long as the address does. */
const Password = z.string().max(500).optional()

const DataSourceSettings = z.object({
  fullName: z.string().trim().min(1).max(100),
  enCode: z.string().regex(/^[\w.-]{1,60}$/),
  origin: DataSourceOrigin,
  password: Password,
})

const asAdministrator = { access: 'administrator', areas: ['data'] } as const
const SourceRow = z.object({
  id: Id,
  fullName: z.string(),
  enCode: z.string(),
  origin: DataSourceOrigin,
  hasPassword: z.boolean(),
  changedAt: Instant,
  revision: Revision,
})
const keeping = ['dataInterfaces.passwordAgain', 'secrets.noKey'] as const

/** Databases used by data interfaces. */
const sources = {
  listSources: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataSource',
    summary: 'List data sources',
    input: PageInput,
    output: pageOf(SourceRow),
    refusals: [],
  }),
  openSource: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataSource/:id',
    summary: 'Get a data source without its password',
    input: z.object({ id: Id }),
    output: SourceRow,
    refusals: ['dataInterfaces.sourceNotFound'],
  }),
  createSource: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/DataSource',
    summary: 'Create a data source',
    input: DataSourceSettings,
    output: z.object({ id: Id }),
    refusals: ['dataInterfaces.sourceCodeTaken', 'secrets.noKey'],
  }),
  updateSource: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/DataSource/:id',
    summary: 'Update a data source; a new address requires the password again',
    input: DataSourceSettings.omit({ enCode: true }).extend({ id: Id, ...expecting }),
    output: Done,
    refusals: ['request.changedMeanwhile', 'dataInterfaces.sourceNotFound', ...keeping],
  }),
  removeSource: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/DataSource/:id',
    summary: 'Delete a data source that no interface uses',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['dataInterfaces.sourceNotFound', 'dataInterfaces.sourceInUse'],
  }),
  trySource: endpoint({
    ...asAdministrator,
    method: 'POST',
    onlyReads: true,
    path: '/api/system/DataSource/Actions/Test',
    summary: 'Test a connection before saving; `id` selects the stored password to use',
    input: z.object({ id: Id.optional(), origin: DataSourceOrigin, password: Password }),
    output: z.object({ version: z.string() }),
    refusals: [
      'dataInterfaces.sourceNotFound',
      'dataInterfaces.sourceUnreachable',
      'dataInterfaces.sourceInvalid',
      'outside.unknownHost',
      'outside.innerAddress',
      'secrets.unreadable',
      ...keeping,
    ],
  }),
}

export {
  InterfaceAudience,
  type InterfaceParameter,
  InterfaceQuestion,
  InterfaceRow,
  type InterfaceSource,
} from './interface-settings.ts'

/** Data from outside: static, from a database, or from another server. */
export const dataInterfaces = { ...asking, ...designing, ...sources }
