import { z } from 'zod'
import { filledThing } from '../../../kind/filled-kinds.ts'

/** The position that whoever made the record had then. */
export const currentPosition = filledThing({
  settings: z.strictObject({}),
  at: 'creation',
  of: () => 'positions',
  from: ({ position }) => position,
})
