import { z } from 'zod'

/** What every node has, whatever its kind. `place` is where the designer draws it. */
export const nodeSettings = {
  id: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/),
  name: z.string().trim().min(1).max(80),
  place: z.object({ x: z.number(), y: z.number() }).optional(),
}

/** How a node divides the way: only kinds of several lines out have such a mode. */
export const DivideMode = z.enum(['exclusive', 'inclusive', 'parallel', 'chosen'])
export type DivideMode = z.infer<typeof DivideMode>

export const FieldAccess = z.enum(['hidden', 'read', 'write', 'required'])
export type FieldAccess = z.infer<typeof FieldAccess>

/** Field key (`amount`, or `lines.amount` for a column) to what this node may do with it. */
export const FieldAccesses = z.record(z.string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/), FieldAccess)
