import { type FieldDefinition, LocalizedText, textIn } from '@signet/form'
import { z } from 'zod'

const Options = z.array(z.object({ id: z.string(), label: LocalizedText }))
type Setting = FieldDefinition['settings'][string]

/** One option per line: the value, and after a space its label. */
export function writtenOptions({ options }: FieldDefinition['settings']): string {
  const read = Options.safeParse(options)
  return (read.data ?? []).map(({ id, label }) => `${id} ${textIn('zh-CN', label)}`).join('\n')
}

/** Parses the lines; without a label the value is the label. Unchanged labels keep their translations. */
export function optionsIn(text: string, before: FieldDefinition['settings']): Setting {
  const known = new Map(Options.safeParse(before['options']).data?.map(({ id, label }) => [id, label]))
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const pairs = lines.map((line) => {
    const [id = '', ...words] = line.split(/\s+/)
    return [id, words.join(' ') || id] as const
  })
  const options = [...new Map(pairs)].map(([id, words]) => {
    const label = known.get(id)
    return { id, label: label !== undefined && textIn('zh-CN', label) === words ? label : words }
  })
  return z.json().parse(options)
}
