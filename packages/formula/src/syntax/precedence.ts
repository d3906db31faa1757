import type { BinaryOperator } from './syntax.ts'

const precedence: Readonly<Record<BinaryOperator, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  in: 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
  '%': 5,
}

export function isBinaryOperator(text: string): text is BinaryOperator {
  return Object.hasOwn(precedence, text)
}

export function precedenceOf(operator: BinaryOperator): number {
  return precedence[operator]
}
