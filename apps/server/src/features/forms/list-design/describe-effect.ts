import { ListAction } from '@signet/list'
import { describeOperand } from './describe-conditions.ts'
import { fieldName, type ListWords } from './list-words.ts'

type Effect = ListAction['does']
type Fills = Extract<Effect, { kind: 'openForm' }>['fills']

/** Returns what a button does as one sentence: the effect, its target, and the values it fills in. */
export function describeEffect(value: unknown, words: ListWords): string {
  const effect = ListAction.shape.does.safeParse(value)
  if (!effect.success) return ''
  const { target, fills } = describe(effect.data, words)
  const kind = words.t(`list-design.does.${effect.data.kind}`)
  return words.t('list-design.change.effect', { kind, target: target || 'none', fills: fills || 'none' })
}

function describe(effect: Effect, words: ListWords): Readonly<{ target: string; fills: string }> {
  switch (effect.kind) {
    case 'openForm':
      return { target: words.designName(effect.form), fills: describeFills(effect.fills, words) }
    case 'launchFlow':
      return { target: words.designName(effect.flow), fills: describeFills(effect.fills, words) }
    case 'callInterface':
      return { target: words.designName(effect.interface), fills: describeFills(effect.parameters, words) }
    case 'changeRecords':
      return { target: '', fills: describeFills(effect.set, words) }
  }
}

function describeFills(fills: Fills, words: ListWords): string {
  return Object.entries(fills)
    .map(([field, fill]) => {
      const value = 'field' in fill ? fieldName(fill.field, words) : describeOperand(field, fill, words)
      return `${fieldName(field, words)} = ${value}`
    })
    .join(words.t('list-design.and'))
}
