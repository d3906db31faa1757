/**
 * How an administrator sets a kind up: one row per setting, in order. The texts are the `studioTexts` of the kind,
 * which only the studio loads: `<kind>.setting.<setting>`, and `<kind>.setting.<setting>.<value>` for
 * each value that is offered (`of`).
 */
export type PanelControl =
  | Readonly<{ control: 'text' | 'words' | 'number' | 'switch' | 'formula' | 'date' | 'time' | 'color' }>
  /** One of a few words. */
  | Readonly<{ control: 'choice'; of: readonly string[] }>
  /** Several of a few words. */
  | Readonly<{ control: 'choices'; of: readonly string[] }>
  /** A short list whose lines hold the same few things each; each column has a sentence of its own. */
  | Readonly<{ control: 'rows'; columns: readonly PanelColumn[]; fresh: Readonly<Record<string, unknown>> }>
  /** Colours at hand. */
  | Readonly<{ control: 'colors' }>
  /** Options with words in three languages; `tree` with options below options. */
  | Readonly<{ control: 'options' | 'optionTree' }>
  /** Where choices come from: `choice-source.ts`. */
  | Readonly<{ control: 'choiceSource' }>
  /** Parts of a layout: an id and a title each. */
  | Readonly<{ control: 'slots' }>
  /** Some of these parts, by id. */
  | Readonly<{ control: 'slotIds' }>
  /** A field of the form (`field`), several columns of this sub-table (`columns`). */
  | Readonly<{ control: 'field' | 'columns' }>
  /** Columns of this sub-table that people fill; and rows with values in those that `givenColumns` names. */
  | Readonly<{ control: 'filledColumns' | 'givenRows' }>
  /** A list of plain texts; some may be offered. */
  | Readonly<{ control: 'texts'; of?: readonly string[] }>
  /** Things of the organization or of other features, chosen by name. */
  | Readonly<{ control: 'people' | 'organizations' | 'positions' | 'roles' | 'groups' }>
  | Readonly<{ control: 'dictionary' | 'interface' | 'model' | 'billRule' | 'flow' }>
  /** Formulas by name, for parameters; and which columns fill which fields. */
  | Readonly<{ control: 'parameters' | 'fills' }>
  /** Drawn by the kind itself: a `….settings.tsx` in its folder, registered in `studio/own-controls.ts`. */
  | Readonly<{ control: 'own' }>

/** What stands in every line of a `rows` setting. */
export type PanelColumn = Readonly<{ name: string; control: 'text' | 'words' | 'number' | 'switch' }>

export type PanelRow<Settings = Readonly<Record<string, unknown>>> = PanelControl &
  Readonly<{
    setting: keyof Settings & string
    /** Shown only while this is so. Written as a method, so that every kind's rows fit the register. */
    when?(settings: Settings): boolean
  }>

/** The rows of one kind. Settings that no row names keep their defaults. */
export type Panel<Settings = Readonly<Record<string, unknown>>> = readonly PanelRow<Settings>[]
