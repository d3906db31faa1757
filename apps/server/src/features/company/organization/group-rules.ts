import { attributePrefix, contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { textIn } from '@signet/form'
import { Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../../http/serve.ts'
import {
  attributeTypes,
  cycleOf,
  findAttributeFields,
  isRuleTooHeavy,
  loadAttributes,
  type MemberRule,
  nameOfAttribute,
  nameOfReader,
  parseMemberRule,
  personRef,
  type Snapshot,
} from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { loadCircle, loadRules, updateRule } from './circle-store.ts'
import { findDesignsNaming } from './designs-naming-store.ts'

const mostShown = 50

type Change = Readonly<{ members: readonly string[]; comes: readonly string[]; leaves: readonly string[] }>
type Wanted = Readonly<{ id: string; name: string; rule: string }>
type Reading = Pick<ReadCall, 'tx' | 'server' | 'actor'>

export const previewRule = serve(contract.groups.previewRule, async (call) => {
  const { input, tx, server, actor } = call
  const { id, rule } = input
  const group = id === null ? { id: server.newId(), name: '' } : await loadCircle(tx, 'personGroup', { id })
  const { members, comes, leaves } = await changeByRule(call, { ...group, rule })
  const directory = await server.directories.of(actor.tenant)
  return {
    members: members.length,
    comes: shown(directory, comes),
    leaves: shown(directory, leaves),
    usedBy: id === null ? [] : [...(await findDesignsNaming(tx, id))],
    selfWritten: await selfWrittenIn(call, rule),
  }
})

/** The labels of the fields in a rule that people write in their own record. */
async function selfWrittenIn({ tx, caller }: Pick<ReadCall, 'tx' | 'caller'>, rule: string) {
  if (!rule.includes(attributePrefix)) return []
  const fields = await findAttributeFields(tx)
  const parsed = parseMemberRule(rule, attributeTypes({ fields }))
  const reads = 'code' in parsed ? [] : parsed.formula.reads
  return fields
    .filter(({ key, definition }) => definition.self === 'write' && reads.includes(nameOfAttribute(key)))
    .map(({ path, definition }) => textIn(caller.locale, definition.label) || path)
}

type Shown = HandlerOutput<typeof contract.groups.previewRule>['comes']

function shown(directory: Snapshot, people: readonly string[]): Shown {
  return { count: people.length, list: people.slice(0, mostShown).map(personRef(directory)) }
}

export const setRule = serve(contract.groups.setRule, async (call) => {
  const { input, tx, server, actor } = call
  const { id, version, rule } = input
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const group = await loadCircle(tx, 'personGroup', { id, version })
  const { members, comes, leaves } = await changeByRule(call, { ...group, rule })
  await updateRule(tx, { id, rule, handKept: rule === '' ? members : [] })
  announcePermissions(call, [...comes, ...leaves])
  return null
})

/**
 * Returns who is in a group by a rule and who comes and leaves by it; without a rule those of now stay. Refuses a rule
 * that is no condition, leads back to its group or takes too long.
 */
export async function changeByRule(
  { tx, server, actor }: Reading,
  { id, name, rule }: Wanted,
): Promise<Change> {
  const directory = await server.directories.of(actor.tenant)
  const before = directory.holdersOf({ kind: 'group', id })
  if (rule === '') return { members: before, comes: [], leaves: [] }
  const own = { id, name, code: '', version: 0, rule }
  const rules = await loadRules(tx)
  const attributes = await loadAttributes(tx, [...rules.values(), own])
  admitRule(own, { rules, attributes: attributes?.types ?? {} })

  const { next } = await server.directories.imagine(actor.tenant, ({ groups }) => ({
    rows: { groups: [...groups.filter((group) => group.id !== id), own], attributes },
    people: [],
  }))
  const members = next.holdersOf({ kind: 'group', id })
  if (isRuleTooHeavy(next, id)) throw new Refusal<RefusalCode>('organization.ruleTooHeavy')
  const [was, is] = [new Set(before), new Set(members)]
  return {
    members,
    comes: members.filter((person) => !was.has(person)),
    leaves: before.filter((person) => !is.has(person)),
  }
}

type Known = Readonly<{
  rules: Awaited<ReturnType<typeof loadRules>>
  attributes: Parameters<typeof parseMemberRule>[1]
}>

function admitRule({ id, name, rule }: Wanted, { rules: stored, attributes }: Known): void {
  const parsed = parsedRule(rule, attributes)
  const rules = new Map([...stored].flatMap(([other, one]) => ruleIfValid(other, one.rule, attributes)))
  rules.set(id, parsed)
  const cycle = cycleOf(id, rules)
  if (cycle.length > 0) {
    const names = cycle.map((one) => (one === id ? name : (stored.get(one)?.name ?? '')))
    throw new Refusal<RefusalCode>('organization.ruleCycle', { names: [...names, name].join(' → ') })
  }
}

function parsedRule(source: string, attributes: Known['attributes']): MemberRule {
  const parsed = parseMemberRule(source, attributes)
  if ('code' in parsed) throw new Refusal<RefusalCode>('organization.ruleWrong', { at: parsed.at + 1 })
  const reader = nameOfReader(parsed)
  if (reader) throw new Refusal<RefusalCode>('organization.ruleNeedsReader', { name: reader })
  return parsed
}

function ruleIfValid(
  id: string,
  source: string,
  attributes: Known['attributes'],
): (readonly [string, MemberRule])[] {
  const parsed = parseMemberRule(source, attributes)
  return 'code' in parsed ? [] : [[id, parsed]]
}

/** The attributes that rules can ask about, as fields under the names that rules use. */
export const groupAttributes = serve(contract.groups.attributes, async ({ tx }) => ({
  list: (await findAttributeFields(tx)).map(({ definition }) => ({ ...definition })),
}))
