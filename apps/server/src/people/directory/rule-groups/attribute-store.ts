import { attributePrefix } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { compileForm, type FieldValue, type PlanField } from '@signet/form'
import { sql } from 'kysely'
import type { Group } from '../snapshot.ts'
import {
  attributeFields,
  attributeTypes,
  attributeValue,
  nameOfAttribute,
  noAttributes,
  type PersonAttributes,
} from './attributes.ts'

type Rules = readonly Pick<Group, 'rule'>[]
/** A former reading, and whose facts changed since. */
type Before = Readonly<{ attributes: PersonAttributes | undefined; changed: ReadonlySet<string> }>

/** Reads the attributes that rules mention, of everybody who has one; undefined when none does. */
export async function loadAttributes(
  tx: Reader,
  groups: Rules,
  before?: Before,
): Promise<PersonAttributes | undefined> {
  const rules = groups.flatMap(({ rule }) => (rule?.includes(attributePrefix) ? [rule] : []))
  if (rules.length === 0) return undefined
  const published = await findFormAboutPeople(tx)
  if (!published) return noAttributes

  const formVersion = `${published.formId} ${published.version}`
  const old = before?.attributes?.formVersion === formVersion ? before.attributes : undefined
  const form = compileForm(published.definition)
  const types = old?.types ?? attributeTypes(form)
  const names = Object.keys(types).filter((name) => rules.some((rule) => rule.includes(name)))
  const fields = attributeFields(form).filter(({ key }) => names.includes(nameOfAttribute(key)))
  const kept = old?.names.join() === names.join() ? old : undefined
  if (kept && before?.changed.size === 0) return kept
  return {
    formVersion,
    types,
    names,
    of: await loadValues(tx, fields, kept && before && { kept, ...before }),
  }
}

type Kept = Readonly<{ kept: PersonAttributes; changed: ReadonlySet<string> }>

async function loadValues(
  tx: Reader,
  fields: readonly PlanField[],
  again: Kept | undefined,
): Promise<PersonAttributes['of']> {
  const keys = fields.map(({ key }) => key)
  const people = again && [...again.changed]
  const facts = sql<Facts | null>`(
    select jsonb_object_agg(key, value) from jsonb_each(facts) where key = any(${keys}::text[]))`
  const all = tx.selectFrom('personFact').select(['personId', facts.as('facts')])
  const rows = await (people ? all.where('personId', 'in', people) : all).execute()
  const of = new Map(again?.kept.of)
  for (const id of people ?? []) of.delete(id)
  for (const row of rows) if (row.facts) of.set(row.personId, valuesByName(fields, row.facts))
  return of
}

type Facts = Readonly<Record<string, FieldValue>>

function valuesByName(fields: readonly PlanField[], facts: Facts) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const stored = facts[field.key]
      return stored === undefined ? [] : [[nameOfAttribute(field.key), attributeValue(field, stored)]]
    }),
  )
}

/** Returns the published form about people; undefined without one in use. */
export async function findFormAboutPeople(tx: Reader) {
  return tx
    .selectFrom('form')
    .innerJoin('formVersion', (join) =>
      join
        .onRef('formVersion.formId', '=', 'form.id')
        .onRef('formVersion.version', '=', 'form.publishedVersion'),
    )
    .where(sql<boolean>`form.draft ->> 'about' = 'person'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('unavailableDesign')
            .whereRef('subject', '=', 'form.id')
            .where('kind', '=', 'form')
            .where('availability', 'in', ['archived', 'deleted'])
            .select('subject'),
        ),
      ),
    )
    .select(['form.id as formId', 'formVersion.version', 'formVersion.definition', 'formVersion.tables'])
    .executeTakeFirst()
}

type Written = Readonly<{ personId: string; facts: Facts }>

/** Replaces what rules can ask about a person. */
export async function saveFacts(tx: Tx, { personId, facts }: Written): Promise<void> {
  const row = { facts: JSON.stringify(facts) }
  await tx
    .insertInto('personFact')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute()
}

/** Forgets the facts of fields that a publication sets aside, so that a field that is added again begins empty. */
export async function forgetFacts(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .updateTable('personFact')
    .set({ facts: sql`facts - ${[...keys]}::text[]` })
    .where(sql<boolean>`facts ?| ${[...keys]}::text[]`)
    .execute()
}

/** Returns the published form about people with its parsed fields; undefined without one in use. */
export async function findAttributeFields(tx: Reader): Promise<readonly PlanField[]> {
  const published = await findFormAboutPeople(tx)
  return published ? attributeFields(compileForm(published.definition)) : []
}
