import type { ReleaseFinding } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type FormPlan, type Locale, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { attributeTypes, nameOfAttribute, parseMemberRule } from '../../../people/directory/index.ts'

type Forms = Readonly<{ before: FormPlan | undefined; after: FormPlan }>
type Words = Readonly<{ t: Translate; locale: Locale }>

/**
 * Returns a red finding for each field of the form about people that rules of groups ask about and that a publication
 * removes or gives another type: these rules become wrong, so that no one is in their groups.
 */
export async function findAttributesOfRules(
  tx: Reader,
  { before, after }: Forms,
  { t, locale }: Words,
): Promise<readonly ReleaseFinding[]> {
  if (!before || before.definition.about !== 'person') return []
  const [old, next] = [attributeTypes(before), attributeTypes(after)]
  const changed = before.fields.filter(({ key }) => old[nameOfAttribute(key)] !== next[nameOfAttribute(key)])
  if (changed.length === 0) return []

  const rules = await rulesOfGroups(tx)
  return changed.flatMap(({ key, path, definition: { label } }) => {
    const name = nameOfAttribute(key)
    const groups = rules.filter(({ rule }) => readsOf(rule, old).includes(name))
    if (groups.length === 0) return []
    const params = {
      name: textIn(locale, label) || path,
      groups: groups.map((group) => group.name).join(t('form-design.and')),
      isGone: String(next[name] === undefined),
    }
    const message = t('form-design.finding.askedByRules', params)
    return [{ severity: 'red', code: 'askedByRules', message, parts: [path] } as const]
  })
}

async function rulesOfGroups(tx: Reader): Promise<readonly Readonly<{ name: string; rule: string }>[]> {
  const rows = await tx
    .selectFrom('personGroup')
    .where('rule', 'is not', null)
    .select(['name', 'rule'])
    .orderBy('name')
    .execute()
  return rows.flatMap(({ name, rule }) => (rule === null ? [] : [{ name, rule }]))
}

function readsOf(rule: string, types: ReturnType<typeof attributeTypes>): readonly string[] {
  const parsed = parseMemberRule(rule, types)
  return 'code' in parsed ? [] : parsed.formula.reads
}
