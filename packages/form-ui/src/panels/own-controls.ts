import type { FieldKindName } from '@signet/form'
import type { ReactNode } from 'react'
import { GridRowsSetting } from '../fields/layout/table-grid/grid-rows.settings.tsx'
import { AllowedCircles } from '../fields/rich/location/allowed-circles.settings.tsx'

/** How a kind lets one of its settings be set. `onChange(undefined)` goes back to the kind's default. */
export type OwnControl = (
  props: Readonly<{ id: string; value: unknown; onChange: (value: unknown) => void }>,
) => ReactNode

/** The register of controls that kinds draw themselves, by kind and setting: the rows of panels that say `own`. */
export const ownControls: Partial<Readonly<Record<FieldKindName, Readonly<Record<string, OwnControl>>>>> = {
  'table-grid': { rows: GridRowsSetting },
  location: { allowed: AllowedCircles },
}
