import { isAroundName } from './around.ts'
import { isReservedWord } from './syntax/words.ts'

const name = /^[A-Za-z][A-Za-z0-9_]{0,62}$/

/** True when a field of this key can be read in formulas: letters, digits and `_`, no word of the grammar, no reserved name. */
export function isFormulaName(key: string): boolean {
  return name.test(key) && !isReservedWord(key) && !isAroundName(key) && !isOfPrototype(key)
}

function isOfPrototype(key: string): boolean {
  return key === 'constructor' || key === 'prototype'
}
