import type { Viewer } from '../viewer.ts';

/** Decides whether an actor may do one thing. */
type Rule<Thing> = (actor: Viewer, thing: Thing) => boolean;

/** The policy of one kind of thing, made of a rule for each action. */
export function policyOf<Thing, Action extends string>(rules: Readonly<Record<Action, Rule<Thing>>>) {
  const actions = Object.keys(rules) as Action[];
  const can = (actor: Viewer, action: Action, thing: Thing): boolean => rules[action](actor, thing);
  return {
    can,
    /** Every answer about one thing, sent with its data: browsers show by them what the server would do. */
    abilities: (actor: Viewer, thing: Thing) =>
      Object.fromEntries(actions.map((action) => [action, can(actor, action, thing)])) as Record<
        Action,
        boolean
      >,
  };
}
