import { Component, type ComponentType, type ReactNode } from 'react';
import { Mishap, type MishapProps } from './Mishap.tsx';
import { isMissing, reload } from './mishaps.ts';

interface GuardProps {
  readonly children: ReactNode;
  /** Shown in place of what broke; by default a page. */
  readonly Instead?: ComponentType<MishapProps>;
}

interface GuardState {
  readonly caught: { readonly error: unknown } | undefined;
  readonly tries: number;
}

/** Catches what its children throw, including failed loads; React reports it to the console. At another address they start afresh. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { caught: undefined, tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { caught: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('hashchange', this.forget);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('hashchange', this.forget);
  }

  private readonly forget = (): void => {
    if (this.state.caught !== undefined) this.setState({ caught: undefined, tries: this.state.tries + 1 });
  };

  private readonly retry = (): void => {
    if (this.state.tries > 0 || isMissing(this.state.caught?.error)) reload();
    else this.forget();
  };

  override render(): ReactNode {
    const { caught } = this.state;
    const { children, Instead = Mishap } = this.props;
    return caught === undefined ? children : <Instead error={caught.error} onRetry={this.retry} />;
  }
}
