import {
  contract,
  type RefusalCode,
  type SettingGroup,
  secretFields,
  settingGroups,
  settingText,
} from '@signet/contract'
import { isSameJson, Refusal } from '@signet/std'
import { type FieldProblem, ValuesRefused } from '../../../http/envelope.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { newOwnKey } from '../../../outside/identity/index.ts'
import { lockSetting, type StoredSetting } from '../../../people/settings/index.ts'
import type { Server } from '../../../server.ts'
import { moveAll } from '../../files/index.ts'
import { findChange, type SettingChange, writeSetting } from './change-store.ts'
import { checkSettings } from './check-settings.ts'
import { openSecretsOf, sealSecrets } from './setting-secrets.ts'

export const saveSettings = serve(contract.settings.save, (call) => {
  const { group, value, secrets, version } = call.input
  return changeGroup(call, { group, secrets, version, isUndo: false, valueAfter: () => value })
})

/** Only the fields of that change go back, so that later changes of other fields stay. */
export const undoSettings = serve(contract.settings.undo, async (call) => {
  const { id, version } = call.input
  const { name, before } = await findChange(call.tx, id)
  const valueAfter = (value: Fields) => ({ ...value, ...before })
  return changeGroup(call, { group: groupNamed(name), secrets: {}, version, isUndo: true, valueAfter })
})

type Fields = SettingChange['before']
type Change = Readonly<{
  group: SettingGroup
  /** New secrets; a missing one is kept, an empty one removed. */
  secrets: Readonly<Record<string, string>>
  /** The version that the administrator saw. */
  version: number
  isUndo: boolean
  valueAfter: (value: Fields) => Fields
}>

type WritingCall = Pick<
  Call<typeof contract.settings.save>,
  'actor' | 'tx' | 'now' | 'server' | 'caller' | 'afterCommit'
>

async function changeGroup(call: WritingCall, change: Change): Promise<Readonly<{ version: number }>> {
  const { actor, tx, now, server } = call
  const { group, isUndo } = change
  const stored = await lockSetting(tx, group)
  if (stored.version !== change.version) throw new Refusal<RefusalCode>('settings.changedMeanwhile')

  const { value, sealed } = await checkedSetting(call, change, stored)
  const fields = changedFields(stored.value, value)
  const secrets = Object.keys({ ...stored.sealed, ...sealed }).filter(
    (field) => stored.sealed[field] !== sealed[field],
  )
  if (Object.keys(fields.after).length === 0 && secrets.length === 0) return { version: stored.version }

  const version = stored.version + 1
  const entry = { id: server.newId(), version, ...fields, secrets, isUndo }
  await writeSetting(tx, { group, value, sealed }, { ...entry, changedBy: actor.personId, changedAt: now })
  if (group === 'storage') await moveAll(server, { tx, tenant: actor.tenant, now })
  server.settings.changed({ tenant: actor.tenant, afterCommit: call.afterCommit })
  return { version }
}

/** Refuses `form.valuesRefused` with what cannot work, and `secrets.noKey`. */
async function checkedSetting(
  { actor, server, caller }: WritingCall,
  { group, secrets, valueAfter }: Change,
  stored: StoredSetting,
): Promise<Pick<StoredSetting, 'value' | 'sealed'>> {
  const place = { server, tenant: actor.tenant, group }
  const sealed = sealSecrets(place, stored.sealed, await secretsOf({ server, group, secrets }, stored))
  const context = { server, tenant: actor.tenant, caller, secrets: openSecretsOf(place, sealed) }
  const { value, problems } = await checkSettings(group, valueAfter(stored.value), context)
  refuseProblems({ server, caller }, group, problems)
  return { value, sealed }
}

/** The key of SAML is made here: with the first save, and a new one when the old one is removed. It is never taken. */
async function secretsOf(
  { server, group, secrets }: Pick<Change, 'group' | 'secrets'> & Pick<WritingCall, 'server'>,
  { sealed }: StoredSetting,
): Promise<Change['secrets']> {
  if (group !== 'saml') return secrets
  if ((sealed['ownKey'] && secrets['ownKey'] !== '') || !server.secrets.isReady) return {}
  return { ownKey: await newOwnKey() }
}

type Speaker = Readonly<{ server: Pick<Server, 'words'>; caller: Pick<WritingCall['caller'], 'locale'> }>

/** Refuses `form.valuesRefused` unless there are no problems. */
export function refuseProblems(
  { server, caller }: Speaker,
  group: SettingGroup,
  problems: readonly FieldProblem[],
): void {
  if (problems.length > 0) throw refusalOf({ server, caller }, group, problems)
}

/** The refusal of problems, whose fields are named as on the page. */
export function refusalOf(
  { server, caller }: Speaker,
  group: SettingGroup,
  problems: readonly FieldProblem[],
): ValuesRefused {
  const say = server.words.t(caller.locale)
  const labelOf = (field: string) => (hasName(group, field) ? say(settingText(group, field)) : field)
  return new ValuesRefused(problems.map((problem) => ({ ...problem, labels: [labelOf(problem.path)] })))
}

/** Fields of the group, and the receiver of its test message; what else a caller sends has no name. */
function hasName(group: SettingGroup, field: string): boolean {
  return field in settingGroups[group].shape || secretFields[group].includes(field) || field === 'to'
}

function changedFields(before: Fields, after: Fields): Readonly<{ before: Fields; after: Fields }> {
  const changed = Object.keys(after).filter((field) => !isSameJson(before[field], after[field]))
  return { before: pick(before, changed), after: pick(after, changed) }
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] ?? null]] : [])))
}

/** A group that this version of the product no longer has cannot be changed. */
function groupNamed(name: string): SettingGroup {
  if (!(name in settingGroups)) throw new Refusal<RefusalCode>('settings.changeNotFound')
  return name as SettingGroup
}
