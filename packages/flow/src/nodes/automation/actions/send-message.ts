import { z } from 'zod'
import { PeopleSource } from '../../../sources/people-source.ts'
import { actionKind } from './action-kind.ts'

/** Sends a notice to people. */
export const sendMessage = actionKind({
  settings: z.object({
    does: z.literal('sendMessage'),
    to: z.array(PeopleSource).default([]),
    /** Field keys in braces are filled in, and so are {starter}, {flow} and {date}. */
    text: z.string().max(500).default(''),
  }),
  isWhole: ({ to, text }) => to.length > 0 && text.trim() !== '',
  formulas: () => [],
  brings: () => [],
  people: ({ to }) => to,
})
