import type { Syntax } from '../syntax/syntax.ts'

/** The constant that a piece of a formula is, as form values are written; undefined when it has to be computed. */
export function constantOf(tree: Syntax): string | boolean | null | undefined {
  switch (tree.kind) {
    case 'number':
    case 'text':
      return tree.text
    case 'constant':
      return tree.value
    case 'unary':
      return tree.operator === '-' && tree.operand.kind === 'number' ? `-${tree.operand.text}` : undefined
    case 'call':
      return dayOf(tree)
    default:
      return undefined
  }
}

function dayOf({ name, args }: Syntax & { kind: 'call' }): string | undefined {
  if (name !== 'date') return undefined
  if (args.length === 1) return args[0]?.kind === 'text' ? args[0].text : undefined

  const parts = args.map((part) => (part.kind === 'number' ? part.text : ''))
  const [year = '', month = '', day = ''] = parts
  return parts.length === 3 && !parts.includes('')
    ? `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : undefined
}
