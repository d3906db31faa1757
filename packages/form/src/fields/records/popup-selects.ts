import { interfaceChoice } from '../../kind/interface-choice.ts'

/** A row of a data interface, chosen in a dialog with columns and pages. */
export const popupSelect = interfaceChoice()

/** A row of a data interface, chosen in a table below the box. */
export const popupTableSelect = interfaceChoice()
