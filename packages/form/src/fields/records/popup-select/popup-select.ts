import { interfaceChoice } from '../../../kind/interface-choice.ts'

/** A row of a data interface, chosen in a window with columns and pages. */
export const popupSelect = interfaceChoice()
