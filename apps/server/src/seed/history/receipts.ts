import { z } from 'zod'
import type { Dice } from '../dice.ts'
import { dateAt } from '../office-hours.ts'
import type { Stage, Story } from './story.ts'

type Writing = Stage & Readonly<{ dice: Dice }>

const Stored = z.object({
  data: z.object({ fileId: z.string(), name: z.string(), size: z.number(), type: z.string() }),
})

/** Some claims bring a receipt; it is uploaded before the form is sent, as a phone does. */
export async function receiptsFor(stage: Writing, { flow, starter }: Story, personId: string) {
  const share = starter === 'employee' ? 0.6 : 0.12
  if (flow !== 'expense' || !stage.dice.chance(share)) return {}

  const name = `收据-${dateAt(stage.clock())}.pdf`
  const form = new FormData()
  form.set('file', new File([receipt(dateAt(stage.clock()))], name, { type: 'application/pdf' }))
  const request = new Request('http://localhost/api/file/Uploader/annex', { method: 'POST', body: form })
  const answer = await stage.atWork.send(personId, request)
  const { fileId, size, type } = Stored.parse(await answer.json()).data
  return { receipts: [{ fileId, name, size, type }] }
}

/** A page of one line, in the smallest PDF that every viewer opens. */
function receipt(date: string): string {
  const line = `BT /F1 18 Tf 40 120 Td (Receipt of the demo company, ${date}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 240] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, place) => {
    const at = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  return `${text}xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
}
