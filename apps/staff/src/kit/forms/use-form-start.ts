import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'

type Values = Readonly<Record<string, unknown>>

const Start = z.object({ start: z.record(z.string(), z.unknown()) })

/** Router state for a form page that starts with these values; it survives a reload. */
export function formStart(values: Values): Readonly<{ start: Values }> {
  return { start: JSON.parse(JSON.stringify(values)) }
}

/** The values passed to this page. The form and the server decide whether they may be filled in. */
export function useFormStart(): Values | undefined {
  const state = useLocation({ select: (place) => place.state })
  return useMemo(() => Start.safeParse(state).data?.start, [state])
}

/** The key of the unsent form; other initial values get a key of their own. */
export function startedAs(subject: string, start: Values | undefined): string {
  return start ? `${subject}:${JSON.stringify(start)}` : subject
}
