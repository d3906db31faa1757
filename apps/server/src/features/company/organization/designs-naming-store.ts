import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isFinal } from '@signet/flow'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { isListed, isNot } from '../../../publication/index.ts'

const mostNames = 10

/**
 * Refuses `organization.inUse` with the names of what refers to a role, group, post, organization or grade: designs,
 * triggers, interfaces, permissions, applications and their menus, announcements, seals, rules of groups and grades.
 * Versions of flows count while they are published or have requests in progress.
 */
export async function refuseInUse(tx: Reader, { id, name }: Readonly<{ id: string; name: string }>) {
  const names = await findDesignsNaming(tx, id)
  if (names.length === 0) return
  const users = names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ' …' : '')
  throw new Refusal<RefusalCode>('organization.inUse', { name, users })
}

/** Returns the names of what refers to a role, group, post, organization or grade, each once. */
export async function findDesignsNaming(tx: Reader, id: string): Promise<readonly string[]> {
  const found = await flowsNaming(tx, id)
    .union(flowsUnderWay(tx, id))
    .union(formsNaming(tx, id))
    .union(listsNaming(tx, id))
    .union(grantsNaming(tx, id))
    .union(triggersNaming(tx, id))
    .union(groupRulesNaming(tx, id))
    .union(authorizationGroupsNaming(tx, id))
    .union(applicationsNaming(tx, id))
    .union(announcementsNaming(tx, id))
    .union(gradesNaming(tx, id))
    .union(sealsNaming(tx, id))
    .union(secondmentsTo(tx, id))
    .union(settingsNaming('contacts')(tx, id))
    .union(settingsNaming('chats')(tx, id))
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

/** An application by its audience, its administrators, or the audience of a menu entry. */
function applicationsNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('application')
    .where(({ or, exists, selectFrom }) =>
      or([
        mentions('application.definition', id),
        exists(
          selectFrom('applicationAdministrator')
            .whereRef('applicationAdministrator.applicationId', '=', 'application.id')
            .where('applicationAdministrator.holderId', '=', id)
            .select('applicationAdministrator.holderId'),
        ),
      ]),
    )
    .select(sql<string>`definition ->> 'fullName'`.as('name'))
}

function announcementsNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('announcementHolder as holder')
    .innerJoin('announcement', 'announcement.id', 'holder.announcementId')
    .where('holder.holderId', '=', id)
    .where('announcement.state', '<>', 'recalled')
    .select('announcement.title as name')
}

function gradesNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('grade')
    .where(sql<boolean>`${id} = any (circle_ids) or ${id} = any (organization_ids)`)
    .select('name')
}

function sealsNaming(tx: Reader, id: string) {
  return tx
    .selectFrom('seal')
    .where(({ or }) => or([mentions('keepers', id), mentions('users', id)]))
    .select('name')
}

/** Settings have no name of their own: the place where they are found, in the languages of administrators. */
const settingPlaces = {
  contacts: '设置 › 通讯录 / Settings › Contacts',
  chats: '设置 › 聊天规则 / Settings › Chat rules',
} as const

function settingsNaming(group: keyof typeof settingPlaces) {
  return (tx: Reader, id: string) =>
    tx
      .selectFrom('setting')
      .where('name', '=', group)
      .where(mentions('value', id))
      .select(sql<string>`${settingPlaces[group]}::text`.as('name'))
}

/** Secondments that are over keep the name of their post; others are ended or cancelled first. */
function secondmentsTo(tx: Reader, id: string) {
  return tx
    .selectFrom('secondment')
    .innerJoin('person', 'person.id', 'secondment.personId')
    .where('secondment.postId', '=', id)
    .where('secondment.state', 'in', ['planned', 'running'])
    .select('person.name')
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
