import type { FormDefinition } from '@signet/form'
import { handOut } from '../../../shell/hand-out.ts'

/** Hands a form out as a file that can be read in again, here or elsewhere. */
export function exportForm(
  { name, code }: Readonly<{ name: string; code: string }>,
  definition: FormDefinition,
): void {
  handOut(JSON.stringify({ name, code, definition }, null, 2), `${code}.form.json`, 'application/json')
}
