import type { Client } from '@signet/client'

/** A form as the server keeps it. */
export type SavedForm = Awaited<ReturnType<Client['formDesign']['open']>>
