import type { CodeSource } from '@signet/form/kinds'
import { useSurroundings } from '../form/surroundings.ts'

/** What a code is to say now; empty while it has nothing to say. */
export function useCodeText(
  { source, text }: Pick<CodeSource, 'source' | 'text'>,
  parameters: Readonly<Record<string, unknown>>,
): string {
  const { environment } = useSurroundings()
  if (source === 'text') return text
  if (source === 'record') return environment.recordAddress ?? ''
  const result = parameters['formula']
  return typeof result === 'string' ? result : ''
}
