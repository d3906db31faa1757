import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'

type Values = Readonly<Record<string, unknown>>

const Start = z.object({ start: z.record(z.string(), z.unknown()) })

/** What goes along to the page of a form that begins with these values; it stays there through a reload. */
export function formStart(values: Values): Readonly<{ start: Values }> {
  return { start: JSON.parse(JSON.stringify(values)) }
}

/** The values that came along to this page. Whether they may be filled in, the form and the server decide. */
export function useFormStart(): Values | undefined {
  const state = useLocation({ select: (place) => place.state })
  return useMemo(() => Start.safeParse(state).data?.start, [state])
}

/** Where the unsent form is kept: what begins with other values is another one, and does not come up in this. */
export function startedAs(subject: string, start: Values | undefined): string {
  return start ? `${subject}:${JSON.stringify(start)}` : subject
}
