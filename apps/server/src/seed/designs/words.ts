import type { FormDefinitionInput } from '@signet/form'

type Words = Readonly<{ 'zh-CN': string; 'zh-TW': string; 'en-US': string }>
type Choice = Readonly<{ id: string; label: Words }>

/** Returns a text in three languages: simplified, traditional, English. */
export function words(simplified: string, traditional: string, english: string): Words {
  return { 'zh-CN': simplified, 'zh-TW': traditional, 'en-US': english }
}

/** Categories of forms in other languages. */
export const categories: Readonly<Record<string, Words>> = {
  人事: words('人事', '人事', 'People'),
  行政: words('行政', '行政', 'Administration'),
  财务: words('财务', '財務', 'Finance'),
  采购: words('采购', '採購', 'Purchasing'),
  销售: words('销售', '銷售', 'Sales'),
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
