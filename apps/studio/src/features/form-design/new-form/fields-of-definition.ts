import { type FieldDefinition, readDefinition } from '@signet/form'
import { Refusal } from '@signet/std'

/** The fields of an exported form, brought up to date; undefined when the file is none. */
export function fieldsOfDefinition(text: string): readonly FieldDefinition[] | undefined {
  const raw = jsonIn(text)
  const definition = typeof raw === 'object' && raw !== null && 'definition' in raw ? raw.definition : raw
  try {
    return readDefinition(definition).fields
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
