import { z } from 'zod'

/** What the server knows of who looks, and when. */
export const viewContextNames = ['person', 'organization', 'position', 'today', 'now'] as const

const Parameter = z.strictObject({
  name: z.string().min(1).max(40),
  gives: z.union([
    z.strictObject({ value: z.union([z.string().max(500), z.number(), z.boolean()]) }),
    z.strictObject({ surrounding: z.enum(viewContextNames) }),
  ]),
})

/** Where the rows of a data view come from. Fields with `answers` show columns of the answer, fields with `asks` give parameters. */
export const DataViewSource = z.strictObject({
  /** Id or code of the interface; empty in a draft. */
  interface: z.string().max(80),
  /** The column of the answer that names a row: no two rows have the same value in it; empty in a draft. */
  key: z.string().max(100),
  /** The name of a picture beside the name, as the register of icons has it. */
  icon: z.string().max(40).default(''),
  /** Parameters that people do not fill in. */
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
