import { contract, mostCountedRecords, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { compileFlow, launchersIn, readFlowDefinition } from '@signet/flow'
import { compileForm } from '@signet/form'
import { Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { activePeople, listRightsOf, rightOf } from '../../../publication/index.ts'
import { findOpenModel } from '../../../records/models/index.ts'
import { countUpTo } from '../../../records/record-store/index.ts'
import { revisionOf } from '../../../revisions/index.ts'
import { describeFormChanges } from './form-changes.ts'
import { type FormRow, findForm, publishedVersion } from './form-design-store.ts'
import { planRelease } from './publish-form.ts'
import { refuseLostNames } from './refuse-lost-names.ts'

/** Returns what publishing would mean; changes nothing. */
export const previewRelease = serve(contract.formDesign.previewRelease, async (call) => {
  const { input, actor, tx, caller, server } = call
  const form = await findForm(tx, input.id)
  if (!form) throw new Refusal<RefusalCode>('design.notFound')

  const { version, plan, findings } = await planRelease(call, form)
  await refuseLostNames(tx, { plan, locale: caller.locale })
  const published = await publishedVersion(tx, form.id)
  const before = published && compileForm(published.definition).definition
  const words = { t: server.words.t(caller.locale), locale: caller.locale }
  const hasTable = published !== undefined && before?.dataView === undefined
  const counted = hasTable
    ? await countUpTo({ tx, tenant: actor.tenant }, [form.mainTable], mostCountedRecords)
    : new Map<string, number>()
  return {
    version,
    revision: revisionOf(form.draft),
    changes: before ? [...describeFormChanges({ before, after: plan.definition }, words)] : [],
    findings: [...findings],
    rights: await rightsOn(call, form),
    cases: await runningCases(tx, form.id),
    records: counted.get(form.mainTable) ?? 0,
    past: 0,
  }
})

/** Who may launch a flow of the form, and what the published list allows. */
async function rightsOn(
  call: Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'>,
  { id }: Pick<FormRow, 'id'>,
) {
  const { tx, actor, server } = call
  const directory = await server.directories.of(actor.tenant)
  const flows = await publishedFlows(tx, id)
  const everybody = activePeople(directory)
  const launchers = new Set(
    flows.flatMap(({ definition }) =>
      launchersIn(compileFlow(readFlowDefinition(definition), {}).start, everybody, directory),
    ),
  )
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, id)
  return [
    ...(flows.length > 0 ? [rightOf(directory, 'launch', [...launchers])] : []),
    ...(model ? await listRightsOf(call, { formId: id, list: model.list }) : []),
  ]
}

function publishedFlows(tx: Reader, formId: string) {
  return tx
    .selectFrom('flow')
    .innerJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
    .where('flow.formId', '=', formId)
    .select('flowVersion.definition')
    .execute()
}

async function runningCases(tx: Reader, formId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('flowCase')
    .innerJoin('flow', 'flow.id', 'flowCase.flowId')
    .where('flow.formId', '=', formId)
    .where('flowCase.status', '=', 'running')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
