import { type Claim, type ClaimField, grandTotal, options, table } from '../../claim.ts'

/** A property that the sum of the amounts stands in, because a list has no foot. */
export const lineTotal = 'linesTotal'

export function schemaOf({ fields, columns }: Claim): object {
  return {
    type: 'object',
    required: requiredOf(fields),
    properties: {
      ...propertiesOf(fields),
      [table]: {
        type: 'array',
        title: 'Lines',
        items: { type: 'object', required: requiredOf(columns), properties: propertiesOf(columns) },
      },
      [lineTotal]: { type: 'number', title: 'Total', readOnly: true },
      [grandTotal]: { type: 'number', title: 'Grand total', readOnly: true },
    },
  }
}

/** Hidden fields are told by the one who fills the form in: rules inside the schema validate everything at every key. */
export function uiSchemaOf(hidden: readonly string[]): object {
  return {
    ...Object.fromEntries(hidden.map((key) => [key, { 'ui:widget': 'hidden' }])),
    [table]: { 'ui:options': { orderable: false } },
    'ui:submitButtonOptions': { norender: true },
  }
}

function requiredOf(fields: readonly ClaimField[]): string[] {
  return fields.filter(({ isRequired }) => isRequired).map(({ key }) => key)
}

function propertiesOf(fields: readonly ClaimField[]): Readonly<Record<string, object>> {
  return Object.fromEntries(fields.map(({ key, label, kind }) => [key, { title: label, ...typeOf(kind) }]))
}

function typeOf(kind: ClaimField['kind']): object {
  if (kind === 'number') return { type: 'number' }
  if (kind === 'computed') return { type: 'number', readOnly: true }
  if (kind === 'switch') return { type: 'boolean' }
  if (kind === 'select') return { type: 'string', enum: options }
  return kind === 'date' ? { type: 'string', format: 'date' } : { type: 'string' }
}
