import { z } from 'zod'

/** Facts about the viewer and the time, which the server passes as parameters. */
export const viewContextNames = ['person', 'organization', 'position', 'today', 'now'] as const

const Parameter = z.strictObject({
  name: z.string().min(1).max(40),
  gives: z.union([
    z.strictObject({ value: z.union([z.string().max(500), z.number(), z.boolean()]) }),
    z.strictObject({ surrounding: z.enum(viewContextNames) }),
  ]),
})

/** The source of the rows of a data view. Fields with `answers` show its columns, fields with `asks` set its parameters. */
export const DataViewSource = z.strictObject({
  /** Id or code of the interface; empty in a draft. */
  interface: z.string().max(80),
  /** The column that identifies a row, with distinct values; empty in a draft. */
  key: z.string().max(100),
  /** Name of an icon from the register, or the address of one that the company uploaded. */
  icon: z.string().max(60).default(''),
  /** Parameters that no field sets. */
  parameters: z
    .array(Parameter)
    .max(50)
    .default([])
    .refine(
      (given) => new Set(given.map(({ name }) => name)).size === given.length,
      'gives a parameter twice',
    ),
})
export type DataViewSource = Readonly<z.output<typeof DataViewSource>>
