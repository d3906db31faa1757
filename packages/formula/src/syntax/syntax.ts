import type { Span } from '../refusals.ts'

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'

type Node<Kind extends string, Parts> = Span & Readonly<{ kind: Kind }> & Readonly<Parts>

/** Syntax tree; every node has its span. A method call has its receiver as first argument. */
export type Syntax =
  | Node<'number', { text: string }>
  | Node<'text', { text: string }>
  | Node<'constant', { value: boolean | null }>
  | Node<'name', { name: string }>
  | Node<'member', { of: Syntax; name: string }>
  | Node<'index', { of: Syntax; index: Syntax }>
  | CallSyntax
  | UnarySyntax
  | BinarySyntax
  | ChoiceSyntax
  | Node<'list', { parts: readonly Syntax[] }>

export type CallSyntax = Node<'call', { name: string; args: readonly Syntax[] }>
export type UnarySyntax = Node<'unary', { operator: '!' | '-'; operand: Syntax }>
export type BinarySyntax = Node<'binary', { operator: BinaryOperator; left: Syntax; right: Syntax }>
export type ChoiceSyntax = Node<'choice', { when: Syntax; then: Syntax; otherwise: Syntax }>
