/** What a person wrote, signed and attached when deciding. Ids are the server's. */
export type Remark = Readonly<{
  opinion?: string
  signature?: string
  attachments?: readonly string[]
}>

export type CaseEvent<Type extends string, What> = Readonly<
  { type: Type; at: string; by: string | null } & What
>

/** Only what was given, so that an event has no empty keys. */
export function remarkOf({ opinion, signature, attachments }: Remark): Remark {
  return {
    ...(opinion !== undefined && opinion.trim() !== '' && { opinion }),
    ...(signature !== undefined && signature !== '' && { signature }),
    ...(attachments !== undefined && attachments.length > 0 && { attachments }),
  }
}
