import type { FieldKindName } from '@signet/form'
import type { ReactNode } from 'react'
import { GridRowsSetting } from '../fields/layout/table-grid/grid-rows.settings.tsx'
import { AllowedCircles } from '../fields/rich/location/allowed-circles.settings.tsx'

/** A control for a setting drawn by the kind itself. `onChange(undefined)` restores the kind's default. */
export type OwnControl = (
  props: Readonly<{ id: string; value: unknown; onChange: (value: unknown) => void }>,
) => ReactNode

/** The controls that kinds draw themselves, by kind and setting; the `own` rows of panels. */
export const ownControls: Partial<Readonly<Record<FieldKindName, Readonly<Record<string, OwnControl>>>>> = {
  'table-grid': { rows: GridRowsSetting },
  location: { allowed: AllowedCircles },
}
