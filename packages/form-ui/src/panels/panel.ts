/**
 * A row of a settings panel. Its texts are the `studioTexts` of the kind, which only the studio loads:
 * `<kind>.setting.<setting>`, and `<kind>.setting.<setting>.<value>` for each offered value (`of`).
 */
export type PanelControl =
  | Readonly<{ control: 'text' | 'words' | 'number' | 'switch' | 'formula' | 'date' | 'time' | 'color' }>
  /** One of a few words; numbers are levels with a word each. */
  | Readonly<{
      control: 'choice'
      of: readonly (string | number)[]
      /** The setting whose texts name the offered values, where it is another one. */
      named?: string
    }>
  /** Several of a few words. */
  | Readonly<{ control: 'choices'; of: readonly string[] }>
  /** A short list of rows with the same columns; each column has a text of its own. */
  | Readonly<{ control: 'rows'; columns: readonly PanelColumn[]; fresh: Readonly<Record<string, unknown>> }>
  /** A palette of colors. */
  | Readonly<{ control: 'colors' }>
  /** Options with labels in three languages; `tree` with nested options. */
  | Readonly<{ control: 'options' | 'optionTree' }>
  /** The source of choices: `choice-source.ts`. */
  | Readonly<{ control: 'choiceSource' }>
  /** Parts of a layout, each with an id and a title. */
  | Readonly<{ control: 'slots' }>
  /** Some of the parts, by id. */
  | Readonly<{ control: 'slotIds' }>
  /** A field of the form (`field`), or several columns of this sub-table (`columns`). */
  | Readonly<{ control: 'field' | 'columns' }>
  /** Columns of this sub-table that people fill in, and rows with values in those of `givenColumns`. */
  | Readonly<{ control: 'filledColumns' | 'givenRows' }>
  /** A list of texts, optionally with suggestions. */
  | Readonly<{ control: 'texts'; of?: readonly string[] }>
  /** Records of the organization or of other features, chosen by name. */
  | Readonly<{ control: 'people' | 'organizations' | 'positions' | 'roles' | 'groups' }>
  | Readonly<{ control: 'dictionary' | 'interface' | 'model' | 'billRule' | 'flow' }>
  /** Formulas by parameter, and the field that each column fills. */
  | Readonly<{ control: 'parameters' | 'fills' }>
  /** Drawn by the kind itself in a `.settings.tsx` of its folder, registered in `own-controls.ts`. */
  | Readonly<{ control: 'own' }>

/** A column of a `rows` setting. */
export type PanelColumn = Readonly<{ name: string; control: 'text' | 'words' | 'number' | 'switch' }>

export type PanelRow<Settings = Readonly<Record<string, unknown>>> = PanelControl &
  Readonly<{
    setting: keyof Settings & string
    /** The type of a formula's result, where it is not that of the field. */
    wants?: 'number'
    /** Whether it only changes what the field looks like; the studio shows such rows apart. */
    isLook?: boolean
    /** Shows the row only when true. A method, so that the rows of every kind fit the register. */
    when?(settings: Settings): boolean
  }>

/** The rows of a kind. Settings without a row keep their defaults. */
export type Panel<Settings = Readonly<Record<string, unknown>>> = readonly PanelRow<Settings>[]
