import { assertNever } from '@signet/std'
import type { Syntax } from '../syntax/syntax.ts'
import type { ValueType } from '../value-type.ts'
import { Exact } from '../values/decimal.ts'
import type { Value } from '../values/value.ts'
import { checkCall } from './check-call.ts'
import { checkChoice } from './check-choice.ts'
import { checkIndex, checkList } from './check-list.ts'
import { checkMember, checkName } from './check-name.ts'
import { checkBinary, checkUnary } from './check-operator.ts'
import { type Checker, placeOf } from './checker.ts'
import type { Term } from './term.ts'

/** The typed term of a tree, or a problem at the piece that is wrong. */
export function checkTerm(checker: Checker, tree: Syntax): Term {
  switch (tree.kind) {
    case 'number':
      return constantTerm(checker, tree, 'number', new Exact(tree.text))
    case 'text':
      return constantTerm(checker, tree, 'text', tree.text)
    case 'constant':
      return constantTerm(checker, tree, tree.value === null ? 'null' : 'boolean', tree.value)
    case 'name':
      return checkName(checker, tree)
    case 'member':
      return checkMember(checker, tree)
    case 'index':
      return checkIndex(checker, tree, checkTerm)
    case 'list':
      return checkList(checker, tree, checkTerm)
    case 'call':
      return checkCall(checker, tree, checkTerm)
    case 'unary':
      return checkUnary(checker, tree, checkTerm)
    case 'binary':
      return checkBinary(checker, tree, checkTerm)
    case 'choice':
      return checkChoice(checker, tree, checkTerm)
    default:
      return assertNever(tree)
  }
}

function constantTerm(checker: Checker, tree: Syntax, type: ValueType, constant: Value): Term {
  return { ...placeOf(checker, tree), type, constant, run: () => constant }
}
