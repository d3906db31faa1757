import type { Client } from '@signet/client'

/** A form as stored on the server. */
export type SavedForm = Awaited<ReturnType<Client['formDesign']['open']>>
