import { isAroundName } from '../around.ts'

const name = /^[A-Za-z][A-Za-z0-9_]{0,62}$/

/** True when a field of this key can be read in formulas: letters, digits and `_`, no word of the grammar, no reserved name. */
export function isFormulaName(key: string): boolean {
  return name.test(key) && !isReservedWord(key) && !isAroundName(key) && !isOfPrototype(key)
}

function isOfPrototype(key: string): boolean {
  return key === 'constructor' || key === 'prototype'
}

const reserved = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(
    ' ',
  ),
)

/** Words of the CEL grammar that cannot name anything. */
export function isReservedWord(word: string): boolean {
  return reserved.has(word)
}
