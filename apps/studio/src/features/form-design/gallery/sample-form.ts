import type { FieldKindName, FormDefinitionInput, FormValues, LocalizedText } from '@signet/form'
import { samples } from './samples.ts'

export const galleryStates = ['empty', 'filled', 'read', 'refused'] as const
export type GalleryState = (typeof galleryStates)[number]

/** A form with one field of the kind, and its values in one state. */
export function sampleForm(
  kind: FieldKindName,
  state: GalleryState,
  label: LocalizedText,
): Readonly<{ definition: FormDefinitionInput; values: FormValues | undefined }> {
  const { settings = {}, value, fields = [] } = samples[kind] ?? {}
  const isRefused = state === 'refused'
  const it = { key: 'it', kind, label, settings, fields, required: isRefused }
  const isFilled = state === 'filled' || state === 'read'
  return {
    definition: { version: 1, key: 'gallery', fields: [it] },
    values: isFilled && value !== undefined ? { it: value } : undefined,
  }
}
