import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import type { LayoutNode } from '../form-plan.ts'
import type { FormStore } from '../store/form-store.ts'
import type { Part } from './parts-of.ts'
import { useSurroundings } from './surroundings.ts'
import { useSignal } from './use-signal.ts'

/** The ids of the parts in which anything is to be seen, as rules and rights have it. */
export function useShownParts(parts: readonly Part[]): readonly string[] {
  const { store } = useSurroundings()
  const shown = useMemo(
    () =>
      computed(() =>
        parts
          .filter(({ nodes }) => isAnyShown(store, nodes))
          .map(({ id }) => `${id};`)
          .join(''),
      ),
    [store, parts],
  )
  return useSignal(shown).split(';').slice(0, -1)
}

/** Is any of them to be seen, as rules and rights have it? */
export function isAnyShown(store: FormStore, nodes: readonly LayoutNode[]): boolean {
  return nodes.some(({ field, inside }) =>
    field.kind.holds === 'fields' ? isAnyShown(store, inside) : store.field(field.path).visible.value,
  )
}
