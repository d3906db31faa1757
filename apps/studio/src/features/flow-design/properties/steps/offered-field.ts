/** A target or source of a value: a field of a form, a parameter or column of an interface. */
export type OfferedField = Readonly<{ key: string; label: string }>
