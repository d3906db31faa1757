import type { FormRights } from '@signet/form'
import { allOf, anyOf, type CaseReader, type Predicate } from '../conditions/predicate.ts'
import type { Access } from './access.ts'
import type { Ground } from './grounds.ts'

/** Positions from which a person sees cases, with the fields hidden from them there. */
export type CaseSight = Readonly<{ positions: readonly string[]; hidden: ReadonlySet<string> }>

type CaseReading = Readonly<{ reader: CaseReader; sights: readonly CaseSight[] }>

/**
 * Narrows access so that a record with a case is visible only to readers of the case, without the fields hidden
 * from them. Without sights, no case hides anything from its reader.
 */
export function narrowToCases({ list, grounds }: Access, reading: CaseReading): Access {
  return { list, grounds: grounds.flatMap((ground) => narrowedGrounds({ list, grounds }, ground, reading)) }
}

function narrowedGrounds(access: Access, ground: Ground, { reader, sights }: CaseReading): readonly Ground[] {
  const clear = sights.filter(({ hidden }) => hidden.size === 0).flatMap(({ positions }) => positions)
  const readable: Predicate = { kind: 'case', reader, ...(sights.length > 0 && { positions: clear }) }
  const veiled = sights.filter(({ hidden }) => hidden.size > 0)
  return [
    { ...ground, isEverywhere: false, records: withCases(ground, readable) },
    ...veiled.map(({ positions, hidden }) => ({
      ...withoutFields(access, ground, hidden),
      isEverywhere: false,
      records: ofCases(ground, { kind: 'case', reader, positions }),
    })),
  ]
}

/** Joins records without a case with those of readable cases. */
function withCases(ground: Ground, readable: Predicate): Predicate {
  if (!ground.cases) return allOf([ground.records, anyOf([noCase, readable])])
  return anyOf([allOf([ground.records, noCase]), ofCases(ground, readable)])
}

const noCase: Predicate = { kind: 'noCase' }

function ofCases({ cases, records }: Ground, readable: Predicate): Predicate {
  return allOf([cases ?? records, readable])
}

function withoutFields({ list }: Access, ground: Ground, hidden: ReadonlySet<string>): Ground {
  const columns = ground.columns === 'all' ? [...list.fields.keys()] : [...ground.columns]
  return {
    ...ground,
    columns: new Set(columns.filter((path) => !hidden.has(path))),
    fields: hideFields(ground.fields, hidden),
  }
}

function hideFields({ fields, ...rights }: FormRights, hidden: ReadonlySet<string>): FormRights {
  const veiled = Object.fromEntries([...hidden].map((path) => [path, 'hidden'] as const))
  return { ...rights, fields: { ...fields, ...veiled } }
}
