/** Something that can be filled or taken over: a field of a form, a parameter or column of an interface. */
export type OfferedField = Readonly<{ key: string; label: string }>
