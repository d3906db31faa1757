import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isFinal } from '@signet/flow'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { isListed, isNot } from '../../../publication/index.ts'

const mostNames = 10

/**
 * Refuses `organization.inUse` with the names of the designs, triggers, interfaces and permissions that refer to a
 * role, group, post or organization. Versions of flows count while they are published or have requests in progress.
 */
export async function refuseInUse(tx: Reader, { id, name }: Readonly<{ id: string; name: string }>) {
  const names = await findDesignsNaming(tx, id)
  if (names.length === 0) return
  const users = names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ' …' : '')
  throw new Refusal<RefusalCode>('organization.inUse', { name, users })
}

/** Returns the names of what refers to a role, group, post or organization, each once. */
export async function findDesignsNaming(tx: Reader, id: string): Promise<readonly string[]> {
  const found = await flowsNaming(tx, id)
    .union(flowsUnderWay(tx, id))
    .union(formsNaming(tx, id))
    .union(listsNaming(tx, id))
    .union(grantsNaming(tx, id))
    .union(triggersNaming(tx, id))
    .union(groupRulesNaming(tx, id))
    .union(authorizationGroupsNaming(tx, id))
    .union(
      tx
        .selectFrom('dataInterface')
        .where(({ or }) => or([mentions('question', id), mentions('audience', id)]))
        .select('name'),
    )
    .execute()
  return [...new Set(found.map(({ name }) => name))].sort()
}

/** Whether a definition has the id anywhere, alone or with its kind (`<id>--role`). */
function mentions(column: string, id: string) {
  const variables = sql`${JSON.stringify({ id })}::jsonb`
  return sql<boolean>`coalesce(jsonb_path_exists(${sql.ref(column)}, '$.** ? (@ starts with $id)', ${variables}), false)`
}

function authorizationGroupsNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('authorizationGroupMember as member')
    .innerJoin('authorizationGroup as group', 'group.id', 'member.groupId')
    .where('member.holderId', '=', id)
    .select('group.name')
}

function flowsNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('flow')
    .leftJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
    .where(isNot(isListed('flow', 'deleted')))
    .where(({ or }) => or([mentions('flow.draft', id), mentions('flowVersion.definition', id)]))
    .select('flow.name')
}

const openStatuses = (['running', 'suspended', 'exception', 'returned', 'recalled'] as const).filter(
  (status) => !isFinal(status),
)

function flowsUnderWay(tx: Reader, id: string) {
  return tx
    .selectFrom('flowVersion')
    .innerJoin('flow', 'flow.id', 'flowVersion.flowId')
    .where(mentions('flowVersion.definition', id))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('flowCase')
          .whereRef('flowCase.flowVersionId', '=', 'flowVersion.id')
          .where('flowCase.status', 'in', openStatuses)
          .where('flowCase.deletedAt', 'is', null)
          .select('flowCase.id'),
      ),
    )
    .select('flow.name')
}

function formsNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('form')
    .leftJoin('formVersion', (join) =>
      join
        .onRef('formVersion.formId', '=', 'form.id')
        .onRef('formVersion.version', '=', 'form.publishedVersion'),
    )
    .where(isNot(isListed('form', 'deleted')))
    .where(({ or }) => or([mentions('form.draft', id), mentions('formVersion.definition', id)]))
    .select('form.name')
}

function listsNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('listDesign')
    .innerJoin('form', 'form.id', 'listDesign.formId')
    .leftJoin('listVersion', (join) =>
      join
        .onRef('listVersion.formId', '=', 'form.id')
        .onRef('listVersion.version', '=', 'listDesign.publishedVersion'),
    )
    .where(isNot(isListed('form', 'deleted')))
    .where(({ or }) => or([mentions('listDesign.draft', id), mentions('listVersion.definition', id)]))
    .select('form.name')
}

/** Permissions are known by their form. */
function grantsNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('recordGrant')
    .innerJoin('form', 'form.id', 'recordGrant.formId')
    .where(isNot(isListed('form', 'deleted')))
    .where(({ or, exists, selectFrom }) =>
      or([
        mentions('recordGrant.permission', id),
        exists(
          selectFrom('recordGrantHolder')
            .whereRef('recordGrantHolder.grantId', '=', 'recordGrant.id')
            .where('recordGrantHolder.holderId', '=', id)
            .select('recordGrantHolder.grantId'),
        ),
      ]),
    )
    .select('form.name')
}

function triggersNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('trigger')
    .innerJoin('triggerVersion', (join) =>
      join
        .onRef('triggerVersion.triggerId', '=', 'trigger.id')
        .onRef('triggerVersion.version', '=', 'trigger.version'),
    )
    .where(mentions('triggerVersion.definition', id))
    .select('trigger.name')
}

/** Ids are texts in quotes in a rule. */
function groupRulesNaming(tx: Reader, id: string) {
  const quoted = `'${id}'`
  return tx
    .selectFrom('personGroup')
    .where(sql<boolean>`position(${quoted} in rule) > 0`)
    .where('id', '<>', id)
    .select('name')
}
