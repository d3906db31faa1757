import { type PrintTemplate, readTemplate } from '@signet/print'
import type { RecordedUse } from '../../../cases/store/seal-use-store.ts'

type Wording = Readonly<{ nameOf: (personId: string) => string; dateTime: (at: string) => string }>

/** Pictures of seals that fit on a print; the lines below name all. */
const mostPictures = 8

/**
 * Returns a template with the seals of a request at its end, each picture once, with who applied it and when. Uses
 * whose decision no longer counts are left out.
 */
export function withSeals(
  template: PrintTemplate,
  recorded: readonly RecordedUse[],
  { nameOf, dateTime }: Wording,
): PrintTemplate {
  const uses = recorded.filter(({ withdrawnAt }) => withdrawnAt === null)
  if (uses.length === 0) return template
  const said = uses.map(({ sealName, personId, at }) =>
    [sealName, nameOf(personId), dateTime(at)].join(' · '),
  )
  const images = [...new Set(uses.map(({ image }) => image))].slice(0, mostPictures)
  const pictures = images.map((image, at) => ({
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
