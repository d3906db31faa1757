import { attributePrefix, dependentKinds, mostCountedRecords, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isFinal } from '@signet/flow'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { findFormAboutPeople } from '../../people/directory/index.ts'
import { isListed, isNot } from '../../publication/index.ts'
import { countUpTo } from '../../records/record-store/index.ts'
import type { DesignReference } from './design-life-store.ts'

type DependentKind = (typeof dependentKinds)[number]
type Dependents = Readonly<{ kind: DependentKind; count: number; names: string[] }>
type Context = Readonly<{ tx: Reader; actor: Actor; now: string }>
type Counted = Readonly<{ count: number; names: readonly string[] }>
type Question = (context: Context, design: DesignReference) => Promise<Counted>

const mostNames = 5

/** Returns what depends on a design, by kind, without kinds that have none. Refuses `design.notFound`. */
export async function findDependents(
  context: Context,
  design: DesignReference,
): Promise<readonly Dependents[]> {
  const { kind: table, id } = design
  if (!(await context.tx.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()))
    throw new Refusal<RefusalCode>('design.notFound')

  const found: Dependents[] = []
  for (const kind of dependentKinds) {
    const { count, names } = await questions[kind](context, design)
    if (count > 0) found.push({ kind, count, names: names.slice(0, mostNames) })
  }
  return found
}

/** Every kind of dependent answers for flows and forms. */
const questions: Readonly<Record<DependentKind, Question>> = {
  openCase: ({ tx }, design) => countCases(tx, design, 'open'),
  endedCase: ({ tx }, design) => countCases(tx, design, 'ended'),
  record: countRecords,
  flow: async ({ tx }, { kind, id }) =>
    named(
      await tx
        .selectFrom('flow')
        .leftJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
        .where('flow.id', '!=', id)
        .where(isNot(isListed('flow', 'deleted')))
        .where(({ or, eb }) =>
          or([
            mentions('flow.draft', id),
            mentions('flowVersion.definition', id),
            ...(kind === 'form' ? [eb('flow.formId', '=', id)] : []),
          ]),
        )
        .select('flow.name')
        .execute(),
    ),
  form: async ({ tx }, { id }) =>
    named(
      await tx
        .selectFrom('form')
        .leftJoin('formVersion', (join) =>
          join
            .onRef('formVersion.formId', '=', 'form.id')
            .onRef('formVersion.version', '=', 'form.publishedVersion'),
        )
        .where('form.id', '!=', id)
        .where(isNot(isListed('form', 'deleted')))
        .where(({ or }) => or([mentions('form.draft', id), mentions('formVersion.definition', id)]))
        .select('form.name')
        .execute(),
    ),
  list: async ({ tx }, { id }) =>
    named(
      await tx
        .selectFrom('listDesign')
        .innerJoin('form', 'form.id', 'listDesign.formId')
        .leftJoin('listWithdrawal', 'listWithdrawal.formId', 'form.id')
        .leftJoin('listVersion', (join) =>
          join
            .onRef('listVersion.formId', '=', 'form.id')
            .onRef('listVersion.version', '=', 'listDesign.publishedVersion'),
        )
        .where('listWithdrawal.formId', 'is', null)
        .where(isNot(isListed('form', 'deleted')))
        .where(({ or, and, eb }) =>
          or([
            and([eb('form.id', '=', id), eb('listDesign.publishedVersion', 'is not', null)]),
            mentions('listDesign.draft', id),
            mentions('listVersion.definition', id),
          ]),
        )
        .select('form.name')
        .execute(),
    ),
  printTemplate: async ({ tx }, { id }) =>
    named(await tx.selectFrom('printTemplate').where('formId', '=', id).select('name').execute()),
  shortLink: async ({ tx }, { id }) => {
    const links = tx.selectFrom('shortLink').where('formId', '=', id).where('revokedAt', 'is', null)
    return counted((await links.select('id').execute()).length)
  },
  trigger: async ({ tx }, { id }) =>
    named(
      await tx
        .selectFrom('trigger')
        .innerJoin('triggerVersion', (join) =>
          join
            .onRef('triggerVersion.triggerId', '=', 'trigger.id')
            .onRef('triggerVersion.version', '=', 'trigger.version'),
        )
        .where(mentions('triggerVersion.definition', id))
        .select('trigger.name')
        .execute(),
    ),
  interface: async ({ tx }, { id }) =>
    named(await tx.selectFrom('dataInterface').where(mentions('question', id)).select('name').execute()),
  webhook: async ({ tx }, { kind, id }) => {
    const column = kind === 'flow' ? 'flowIds' : 'formIds'
    const all = tx.selectFrom('webhook').where(column, '@>', sql<string[]>`array[${id}]`)
    return named(await all.select('name').execute())
  },
  delegation: async ({ tx, now }, { id }) => {
    const running = tx
      .selectFrom('delegationFlow')
      .innerJoin('delegation', 'delegation.id', 'delegationFlow.delegationId')
      .where('delegationFlow.flowId', '=', id)
      .where('delegation.stoppedAt', 'is', null)
      .where('delegation.endsAt', '>', now)
    return counted((await running.select('delegation.id').execute()).length)
  },
  // Rules name the fields of the one form about people, and not the form.
  groupRule: async ({ tx }, { kind, id }) => {
    const isAboutPeople = kind === 'form' && (await findFormAboutPeople(tx))?.formId === id
    if (!isAboutPeople) return counted(0)
    const asking = tx
      .selectFrom('personGroup')
      .where('rule', 'like', `%${attributePrefix.replace('_', '\\_')}%`)
    return named(await asking.select('name').orderBy('name').execute())
  },
}

/** Whether a definition contains the id as a whole text anywhere. */
function mentions(column: string, id: string) {
  const variables = sql`${JSON.stringify({ id })}::jsonb`
  return sql<boolean>`coalesce(jsonb_path_exists(${sql.ref(column)}, '$.** ? (@ == $id)', ${variables}), false)`
}

async function countCases(
  tx: Reader,
  { kind, id }: DesignReference,
  group: 'open' | 'ended',
): Promise<Counted> {
  const rows = await tx
    .selectFrom('flowCase')
    .innerJoin('flow', 'flow.id', 'flowCase.flowId')
    .where(kind === 'flow' ? 'flow.id' : 'flow.formId', '=', id)
    .select(({ fn }) => ['flowCase.status', fn.countAll<string>().as('count')])
    .groupBy('flowCase.status')
    .execute()
  const inGroup = rows.filter(({ status }) => isFinal(status) === (group === 'ended'))
  return counted(inGroup.reduce((sum, { count }) => sum + Number(count), 0))
}

async function countRecords({ tx, actor }: Context, { kind, id }: DesignReference): Promise<Counted> {
  if (kind !== 'form') return counted(0)
  const form = await tx
    .selectFrom('form')
    .where('id', '=', id)
    .where('publishedVersion', 'is not', null)
    .where(sql<boolean>`draft -> 'dataView' is null`)
    .select('mainTable')
    .executeTakeFirst()
  if (!form) return counted(0)
  const counts = await countUpTo({ tx, tenant: actor.tenant }, [form.mainTable], mostCountedRecords)
  return counted(counts.get(form.mainTable) ?? 0)
}

function named(rows: readonly Readonly<{ name: string }>[]): Counted {
  return { count: rows.length, names: rows.map(({ name }) => name) }
}

function counted(count: number): Counted {
  return { count, names: [] }
}
