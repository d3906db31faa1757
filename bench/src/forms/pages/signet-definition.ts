import type { FormDefinitionInput } from '@signet/form'
import { type Claim, type ClaimField, driver, grandTotal, options, table } from '../claim.ts'

type Field = FormDefinitionInput['fields'][number]

/** The claim as an administrator would design it. */
export function definitionOf({ fields, columns }: Claim): FormDefinitionInput {
  return {
    version: 1,
    key: 'claim',
    title: 'Claim',
    fields: [
      ...cardsOf(fields),
      {
        key: table,
        kind: 'sub-table',
        label: 'Lines',
        settings: { totals: ['amount'] },
        fields: columns.map(fieldOf),
      },
      {
        key: grandTotal,
        kind: 'calculate',
        label: 'Grand total',
        settings: { formula: `sum(${table}.amount) + ${driver}` },
      },
    ],
  }
}

const mostInCard = 100

function cardsOf(fields: readonly ClaimField[]): Field[] {
  const cards = Array.from({ length: Math.ceil(fields.length / mostInCard) }, (_, card) =>
    fields.slice(card * mostInCard, (card + 1) * mostInCard),
  )
  return cards.map((inside, index) => ({
    key: `card${index}`,
    kind: 'card',
    label: `Part ${index + 1}`,
    fields: inside.map(fieldOf),
  }))
}

const kinds = {
  text: 'input',
  number: 'number',
  select: 'select',
  date: 'date',
  switch: 'switch',
  computed: 'calculate',
} as const

function fieldOf({ key, label, kind, isRequired = false, formula, shownWhen }: ClaimField): Field {
  return {
    key,
    label,
    kind: kinds[kind],
    required: isRequired,
    ...(formula ? { settings: { formula: formula.of.join(` ${formula.operator} `) } } : {}),
    ...(kind === 'select' ? { settings: { options: options.map((id) => ({ id, label: id })) } } : {}),
    ...(shownWhen ? { visible: `${shownWhen.field} > ${shownWhen.above}` } : {}),
  }
}
