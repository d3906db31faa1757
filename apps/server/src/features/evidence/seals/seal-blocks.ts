import { type PrintTemplate, readTemplate } from '@signet/print'
import type { SealUse } from './seal-store.ts'

type Wording = Readonly<{ nameOf: (personId: string) => string; dateTime: (at: string) => string }>

/** Returns a template with the seals of a request at its end, each with who put it there and when. */
export function withSeals(
  template: PrintTemplate,
  uses: readonly SealUse[],
  { nameOf, dateTime }: Wording,
): PrintTemplate {
  if (uses.length === 0) return template
  const said = uses.map(({ sealName, personId, at }) =>
    [sealName, nameOf(personId), dateTime(at)].join(' · '),
  )
  const pictures = uses.map(({ image }, at) => ({
    ...{ kind: 'image', id: `seal-${at}`, from: 'logo', picture: image },
    ...{ height: 38, width: 'third', align: 'center', keepTogether: true },
  }))
  const note = { kind: 'text', id: 'seals', look: 'note', text: withoutFields(said.join('\n')) }
  return readTemplate({ ...template, blocks: [...template.blocks, ...pictures, note] })
}

/** A name with braces must not be read as a field or a formula of the template. */
function withoutFields(text: string): string {
  return text.replaceAll(/[{}]/g, '')
}
