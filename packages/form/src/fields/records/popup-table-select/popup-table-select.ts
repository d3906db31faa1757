import { interfaceChoice } from '../../../kind/interface-choice.ts'

/** A row of a data interface, chosen in a table that opens below the box. */
export const popupTableSelect = interfaceChoice()
