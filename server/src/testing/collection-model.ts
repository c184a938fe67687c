/** Three people and the agent of the first, who owns the collection. */
export const modelPeople = ['kim', 'lee', 'mo', 'ada'] as const;
export type ModelPerson = (typeof modelPeople)[number];
export type ModelInvitee = Exclude<ModelPerson, 'kim'>;

export interface ModelStep {
  readonly what:
    | 'invite'
    | 'join'
    | 'decline'
    | 'remove'
    | 'leave'
    | 'add'
    | 'take out'
    | 'rename'
    | 'move'
    | 'feed'
    | 'delete';
  readonly actor: ModelPerson;
  readonly target: ModelInvitee;
  readonly home: string;
  readonly before: string | null;
}

/** The behavior of one shared collection, as the specification has it, without any of the server's code. */
export class CollectionModel {
  readonly alive = new Set<ModelPerson>(modelPeople);
  readonly members = new Map<ModelPerson, 'pending' | 'joined' | 'declined'>();
  /** People with calendars that still read the open houses. */
  readonly feeds = new Set<ModelPerson>();
  homes: { readonly home: string; readonly by: ModelPerson | null }[] = [];
  name = 'Homes';

  takesPart = (who: ModelPerson): boolean => who === 'kim' || this.members.get(who) === 'joined';
  sees = (who: ModelPerson): boolean =>
    this.alive.has('kim') && (this.takesPart(who) || this.members.get(who) === 'pending' || who === 'ada');
  mayRemove = (who: ModelPerson, by: ModelPerson | null): boolean =>
    who === 'kim' || (this.takesPart(who) && by === who);
  /** The agent of the owner leads to the collection even without joining it. */
  hasLeft = (by: ModelPerson): boolean => by !== 'ada' && !this.takesPart(by);

  /** Runs one step, and returns the status of its answer. */
  run({ what, actor, target, home, before }: ModelStep): number {
    if (what === 'delete') return this.delete(actor);
    if (!this.sees(actor)) return 404;
    const state = this.members.get(actor);
    const at = this.homes.findIndex((each) => each.home === home);
    // An agent sees the collection after declining too, and then has no open invitation.
    const isOpen = state === 'pending' || state === 'joined';
    if (what === 'join') return isOpen ? this.set(actor, 'joined') : 404;
    if (what === 'decline') return state === 'pending' ? this.set(actor, 'declined') : 404;
    if (what === 'leave') return state === 'joined' ? this.end(actor) : 404;
    if (['invite', 'remove', 'rename'].includes(what) && actor !== 'kim') return 403;
    const targetState = this.members.get(target);
    if (what === 'invite')
      return targetState && targetState !== 'declined' ? 400 : this.set(target, 'pending');
    if (what === 'remove') return targetState ? this.end(target) : 404;
    if (what === 'rename') this.name = `Homes of ${home}`;
    if (what === 'rename') return 200;
    if (!this.takesPart(actor)) return 403;
    if (what === 'feed') this.feeds.add(actor);
    if (what === 'add' && at === -1) this.homes.unshift({ home, by: actor });
    if (what === 'take out' && at !== -1) {
      if (!this.mayRemove(actor, this.homes[at]!.by)) return 403;
      this.homes.splice(at, 1);
    }
    return what === 'move' ? this.move(at, before) : 200;
  }

  private move(at: number, before: string | null): number {
    if (at === -1) return 404;
    if (before !== null && !this.homes.some(({ home }) => home === before)) return 400;
    if (before === this.homes[at]!.home) return 200;
    const [moved] = this.homes.splice(at, 1);
    const to = this.homes.findIndex(({ home }) => home === before);
    this.homes.splice(to === -1 ? this.homes.length : to, 0, moved!);
    return 200;
  }

  private set(who: ModelPerson, state: 'pending' | 'joined' | 'declined'): number {
    this.members.set(who, state);
    return 200;
  }

  private end(who: ModelPerson): number {
    this.members.delete(who);
    this.feeds.delete(who);
    return 200;
  }

  /** Homes stay without the name; an invitation that waits at the address stays too. */
  private delete(who: ModelPerson): number {
    this.alive.delete(who);
    this.feeds.delete(who);
    if (who === 'kim') this.feeds.clear();
    if (this.members.get(who) !== 'pending') this.members.delete(who);
    this.homes = this.homes.map((each) => (each.by === who ? { ...each, by: null } : each));
    return 200;
  }
}
