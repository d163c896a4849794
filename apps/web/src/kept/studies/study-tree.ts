/** The lines of a study, played: a moment for each node, and ways to add, delete and reorder. Nodes are numbers; 0 is the start. */
import { CHANCE, type Code, type Game, type GameTypes, Play, playStep, SeededDice, type Step } from '@shinar/core';
import type { Moment } from '@shinar/table';
import type { Notes, StudyNode } from './study.ts';

export const START = 0;

export class StudyTree<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly nodes: StudyNode[] = [];
  readonly moments: Moment<G>[] = [];
  private readonly play: Play<G>;

  /** Throws an InputError at the first step that breaks a rule. */
  constructor(game: Game<G>, players: number, nodes: readonly StudyNode[]) {
    this.game = game;
    this.play = new Play(game, players);
    this.moments.push({ state: this.play.state.clone(), events: [] });
    for (const { from, step, ...notes } of nodes) this.append(from, step, notes);
  }

  /** The nodes that follow, the main line first. */
  after(node: number): number[] {
    return this.nodes.flatMap(({ from }, i) => (from === node ? [i + 1] : []));
  }

  /** The node before this one; the start's is itself. */
  before(node: number): number {
    return this.nodes[node - 1]?.from ?? START;
  }

  /** From the start to a node, inclusive. */
  pathTo(node: number): number[] {
    const path = [node];
    for (let at = node; at !== START; at = path[0]!) path.unshift(this.before(at));
    return path;
  }

  stepsTo(node: number): Step[] {
    return this.pathTo(node)
      .slice(1)
      .map((each) => this.nodes[each - 1]!.step);
  }

  /** Updates some of the notes at a node; leaves out empty ones. */
  note(node: number, notes: Notes): void {
    const { from, step, ...known } = this.nodes[node - 1]!;
    const kept = Object.entries({ ...known, ...notes }).filter(([, value]) => value.length > 0);
    this.nodes[node - 1] = { from, step, ...Object.fromEntries(kept) };
  }

  /** Plays the moves of a step after a node; returns the node it leads to, an existing one if that step was played before, or undefined if the step is incomplete. */
  move(from: number, codes: readonly Code[]): number | undefined {
    const { rules, steps } = this.game;
    if (steps.continues(this.within(from, codes).state)) return undefined;
    const actor = rules.actor(this.moments[from]!.state);
    return this.add(from, { by: actor === CHANCE ? 'chance' : actor, ...steps.write(codes.map((code) => rules.decode(code))) });
  }

  /** The moment partway through a step after a node; without moves, the node's own. */
  within(from: number, codes: readonly Code[]): Moment<G> {
    if (codes.length === 0) return this.moments[from]!;
    const state = this.moments[from]!.state.clone();
    const events: G['event'][] = [];
    for (const code of codes) this.game.rules.apply(state, code, (event) => events.push(event));
    return { state, events };
  }

  /** Draws chance after a node. */
  draw(from: number, seed: number): number {
    this.play.state.copyFrom(this.moments[from]!.state);
    this.play.chance(new SeededDice(seed));
    return this.add(from, this.play.steps.at(-1)!);
  }

  /** What is left without a node and everything after it, renumbered. */
  without(node: number): StudyNode[] {
    return this.ordered((each) => (each === node ? [] : this.after(each).filter((next) => next !== node)));
  }

  /** All nodes, with the line to this one first wherever lines part, and its new number. */
  withMain(node: number): { readonly nodes: StudyNode[]; readonly node: number } {
    const path = new Set(this.pathTo(node));
    const order: number[] = [];
    const nodes = this.ordered((each) => this.after(each).sort((a, b) => Number(path.has(b)) - Number(path.has(a))), order);
    return { nodes, node: node === START ? START : order.indexOf(node) + 1 };
  }

  private add(from: number, step: Step): number {
    const text = JSON.stringify(step);
    const known = this.after(from).find((node) => JSON.stringify(this.nodes[node - 1]!.step) === text);
    return known ?? this.append(from, step);
  }

  private append(from: number, step: Step, notes: Notes = {}): number {
    const events: G['event'][] = [];
    this.play.state.copyFrom(this.moments[from]!.state);
    playStep(this.play, step, `nodes[${this.nodes.length}].step`, (event) => events.push(event));
    this.nodes.push({ from, step, ...notes });
    return this.moments.push({ state: this.play.state.clone(), step, events }) - 1;
  }

  /** The nodes in the order in which lines are followed; collects their old numbers in `order`. */
  private ordered(next: (node: number) => number[], order: number[] = []): StudyNode[] {
    const nodes: StudyNode[] = [];
    const open = next(START)
      .reverse()
      .map((node) => ({ node, from: START }));
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const number = nodes.push({ ...this.nodes[at.node - 1]!, from: at.from });
      order.push(at.node);
      for (const after of next(at.node).reverse()) open.push({ node: after, from: number });
    }
    return nodes;
  }
}
