import type { FormDefinition } from '@signet/form'

/** Hands a form out as a file that can be read in again, here or elsewhere. */
export function exportForm(
  { name, code }: Readonly<{ name: string; code: string }>,
  definition: FormDefinition,
): void {
  const text = JSON.stringify({ name, code, definition }, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${code}.form.json`
  link.click()
  URL.revokeObjectURL(url)
}
