import { computed } from '@preact/signals-core'
import type { FormStore, LayoutNode } from '@signet/form'
import { useMemo } from 'react'
import { useSurroundings } from '../form/surroundings.ts'
import { useSignal } from '../form/use-signal.ts'
import type { Part } from './parts-of.ts'

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
