import type { FormDefinitionInput } from '@signet/form'

type Words = Readonly<{ 'zh-CN': string; 'zh-TW': string; 'en-US': string }>
type Choice = Readonly<{ id: string; label: Words }>

/** Returns a text in three languages: simplified, traditional, English. */
export function words(simplified: string, traditional: string, english: string): Words {
  return { 'zh-CN': simplified, 'zh-TW': traditional, 'en-US': english }
}

export function choice(id: string, ...label: Parameters<typeof words>): Choice {
  return { id, label: words(...label) }
}

/** A form of the demo company. */
export type DemoForm = Readonly<{
  code: string
  category: string
  definition: FormDefinitionInput
}>
