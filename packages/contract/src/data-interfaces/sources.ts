import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant, PageInput, pageOf } from '../shapes.ts'
import { DataSourceOrigin, DataSourceSettings, Password } from './data-source-settings.ts'

const asAdministrator = { access: 'administrator' } as const
const SourceRow = z.object({
  id: Id,
  fullName: z.string(),
  enCode: z.string(),
  origin: DataSourceOrigin,
  hasPassword: z.boolean(),
  changedAt: Instant,
})
const keeping = ['dataInterfaces.passwordAgain', 'secrets.noKey'] as const

/** Databases that interfaces read. */
export const sources = {
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
    input: DataSourceSettings.omit({ enCode: true }).extend({ id: Id }),
    output: Done,
    refusals: ['dataInterfaces.sourceNotFound', ...keeping],
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
