import { z } from 'zod'
import { Done, endpoint, Id, Instant, PageInput, pageOf } from '../wire/endpoint.ts'
import { expecting, Revision } from '../wire/revision.ts'
import { askingRefusals, GivenParameter } from './asking.ts'
import { InterfaceQuestion, InterfaceRow, InterfaceSettings } from './interface-settings.ts'

const asAdministrator = { access: 'administrator', areas: ['data'] } as const
const Kind = z.enum(['static', 'sql', 'http'])
const settingRefusals = [
  'dataInterfaces.statementSeveral',
  'dataInterfaces.statementNotQuery',
  'dataInterfaces.statementFailed',
  'dataInterfaces.parameterUnknown',
  'dataInterfaces.urlInvalid',
  'dataInterfaces.bodyInvalid',
  'dataInterfaces.sourceNotFound',
  'dataInterfaces.secretAgain',
  'secrets.noKey',
] as const

/** Administration of data interfaces. Secret headers are write-only. */
export const designing = {
  list: endpoint({
    ...asAdministrator,
    areas: ['data', 'designs', 'lists'],
    method: 'GET',
    path: '/api/system/DataInterface',
    summary: 'List data interfaces',
    input: PageInput,
    output: pageOf(
      z.object({
        id: Id,
        fullName: z.string(),
        enCode: z.string(),
        category: z.string(),
        kind: Kind,
        audience: z.enum(['administrators', 'members', 'roles']),
        /** Calls of the last seven days, and the failed ones. */
        calls: z.number().int(),
        failures: z.number().int(),
        changedAt: Instant,
      }),
    ),
    refusals: [],
  }),
  open: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataInterface/:id',
    summary: 'Get a data interface',
    input: z.object({ id: Id }),
    output: InterfaceSettings.extend({ id: Id, changedAt: Instant, revision: Revision }),
    refusals: ['dataInterfaces.notFound'],
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/DataInterface',
    summary: 'Create a data interface',
    input: InterfaceSettings,
    output: z.object({ id: Id }),
    refusals: ['dataInterfaces.codeTaken', ...settingRefusals],
  }),
  update: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/DataInterface/:id',
    summary: 'Update a data interface; its code can’t change',
    input: InterfaceSettings.omit({ enCode: true }).extend({ id: Id, ...expecting }),
    output: Done,
    refusals: ['request.changedMeanwhile', 'dataInterfaces.notFound', ...settingRefusals],
  }),
  remove: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/DataInterface/:id',
    summary: 'Delete a data interface that no form uses, with its log',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['dataInterfaces.notFound', 'dataInterfaces.inUse', 'dataInterfaces.inUseBySync'],
  }),
  tryOut: endpoint({
    ...asAdministrator,
    method: 'POST',
    onlyReads: true,
    path: '/api/system/DataInterface/Actions/Try',
    summary:
      'Test a data interface before saving: the first twenty rows and the duration; `id` selects the stored secrets to use',
    input: InterfaceQuestion.extend({
      id: Id.optional(),
      paramList: z.array(GivenParameter).max(50).default([]),
    }),
    output: z.object({
      rows: z.array(InterfaceRow),
      total: z.number().int(),
      milliseconds: z.number().int(),
    }),
    refusals: ['dataInterfaces.notFound', 'dataInterfaces.secretAgain', ...askingRefusals],
  }),
  calls: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataInterface/:id/Log',
    summary: 'List the calls of a data interface with caller, time, duration and errors, newest first',
    input: PageInput.omit({ keyword: true }).extend({ id: Id }),
    output: pageOf(
      z.object({
        id: Id,
        at: Instant,
        caller: z.string(),
        milliseconds: z.number().int(),
        rows: z.number().int(),
        outcome: z.enum(['answered', 'refused', 'failed']),
        /** Error in the reader's language; empty on success. */
        reason: z.string(),
        isRetry: z.boolean(),
      }),
    ),
    refusals: ['dataInterfaces.notFound'],
  }),
  retry: endpoint({
    ...asAdministrator,
    method: 'POST',
    onlyReads: true,
    path: '/api/system/DataInterface/Log/:logId/Actions/Retry',
    summary: 'Retry a failed call with the same parameters',
    input: z.object({ logId: Id }),
    output: z.object({ rows: z.number().int() }),
    refusals: [
      'dataInterfaces.callNotFound',
      'dataInterfaces.callNotFailed',
      'dataInterfaces.notFound',
      ...askingRefusals,
    ],
  }),
}
