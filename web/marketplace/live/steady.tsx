import { Component, createRef, type ReactNode } from 'react';
import { lateNews } from './late-news.ts';
import type { View } from './steady-view.ts';

type SteadyProps = {
  children: ReactNode;
  className?: string;
  /** The record that it is of: its room is kept when it gets shorter. */
  row?: string;
};

/** A part of the page that changes under somebody's eyes: what they are at stays where it is. */
export class Steady extends Component<SteadyProps> {
  private readonly root = createRef<HTMLDivElement>();

  // Only a class is asked before the page changes.
  override getSnapshotBeforeUpdate(): View | null {
    return (this.root.current && lateNews()?.viewOf(this.root.current)) ?? null;
  }

  override componentDidUpdate(_props: SteadyProps, _state: object, before: View | null): void {
    if (this.root.current && before) lateNews()?.keepView(this.root.current, before);
  }

  override render() {
    return (
      <div
        ref={this.root}
        data-row={this.props.row}
        className={`[overflow-anchor:none] ${this.props.className ?? ''}`}
      >
        {this.props.children}
      </div>
    );
  }
}
