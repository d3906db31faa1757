import { templateParameters } from '@signet/contract'
import type { Template } from './template-store.ts'

/** What a template can name. */
export type TemplateValues = Readonly<Record<(typeof templateParameters)[number], string>>

/** Returns the first `{name}` of a template that is no parameter; undefined when all are. */
export function unknownParameter({ subject, body }: Template): string | undefined {
  return [...`${subject}\n${body}`.matchAll(/\{([^{}\n]{0,40})\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !isParameter(name))
}

/** Fills in the values, once: braces inside of a value stay as they are. Lines that become empty are left out. */
export function fillTemplate({ subject, body }: Template, values: TemplateValues): Template {
  const fill = (text: string) =>
    text.replaceAll(/\{([^{}\n]{0,40})\}/g, (whole, name: string) =>
      isParameter(name) ? values[name] : whole,
    )
  const lines = body.split('\n').filter((line) => line.trim() === '' || fill(line).trim() !== '')
  return { subject: fill(subject).replaceAll(/\s+/g, ' ').trim(), body: lines.map(fill).join('\n').trim() }
}

function isParameter(name: string): name is keyof TemplateValues {
  return templateParameters.some((parameter) => parameter === name)
}
