/** Facts as schema.org has them, any of which may be unknown. */
type Stated<Thing> = { readonly [Key in keyof Thing]: Thing[Key] | undefined };

/** A thing that is stated, not only named. */
type Described<Thing> = Exclude<Thing, string>;

/** Leaves unknown facts out. Names and values are checked against the type of schema-dts. */
export const knownFacts = <Thing>(facts: Stated<Described<Thing>>): Described<Thing> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as Described<Thing>;
