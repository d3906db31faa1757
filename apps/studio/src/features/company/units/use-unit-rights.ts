import { useAdministration } from '../../../kit/context/use-administration.ts'
import type { Unit } from './queries.ts'

/**
 * Whether the person changes a unit, what is in it and below; and whether it can be moved, merged, closed or deleted,
 * which concerns the unit above as well.
 */
export function useUnitRights(units: readonly Unit[], { id, parentId }: Pick<Unit, 'id' | 'parentId'>) {
  const { hasUnit } = useAdministration()
  const parents = new Map(units.map((unit) => [unit.id, unit.parentId]))
  const pathOf = (from: string | undefined): readonly string[] =>
    from === undefined ? [] : [...pathOf(parents.get(from)), from]
  return { mayChange: hasUnit(pathOf(id)), mayMove: hasUnit(pathOf(parentId)) }
}
