import type { ReactNode } from 'react'
import type { FieldKindName } from '../fields/index.ts'
import { AllowedCircles } from '../fields/location/allowed-circles.settings.tsx'
import { GridRowsSetting } from '../fields/table-grid/grid-rows.settings.tsx'

/** How a kind lets one of its settings be set. `onChange(undefined)` goes back to the kind's default. */
export type OwnControl = (
  props: Readonly<{ id: string; value: unknown; onChange: (value: unknown) => void }>,
) => ReactNode

/** The register of controls that kinds draw themselves, by kind and setting: the rows of panels that say `own`. */
export const ownControls: Partial<Readonly<Record<FieldKindName, Readonly<Record<string, OwnControl>>>>> = {
  'table-grid': { rows: GridRowsSetting },
  location: { allowed: AllowedCircles },
}
