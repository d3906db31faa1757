import type { Syntax } from '../syntax/syntax.ts'
import type { Checker } from './checker.ts'
import type { Term } from './term.ts'

/** `checkTerm`, handed to the checks of composite nodes so that no two modules need each other. */
export type Check = (checker: Checker, tree: Syntax) => Term
