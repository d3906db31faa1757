/** What a person wrote, signed and attached when deciding. Ids are the server's. */
export type Remark = Readonly<{
  opinion?: string
  signature?: string
  attachments?: readonly string[]
}>

export type Happened<Type extends string, What> = Readonly<
  { type: Type; at: string; by: string | null } & What
>
