/** Gives the sentence of a key in the reader's language; `t` of @signet/i18n is one. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string
