import { Component, h, type ComponentChild, type FunctionComponent } from 'preact';

/** A view that is drawn again only when what it is given has changed. */
export function memo<P extends object>(view: FunctionComponent<P>): FunctionComponent<P> {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = this.props as Record<string, unknown>;
      const after = next as Record<string, unknown>;
      return Object.keys(after).length !== Object.keys(before).length || Object.keys(after).some((name) => after[name] !== before[name]);
    }

    render(): ComponentChild {
      return h(view as FunctionComponent, this.props as object);
    }
  }
  return Kept as unknown as FunctionComponent<P>;
}
