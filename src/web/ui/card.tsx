import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'section'> & {
  /** `plain` is an outline on the wall, for what should not invite. */
  look?: 'paper' | 'plain';
};

/** Paper for something held: a form, a chart, a choice. Never inside another card. */
export function Card({ look = 'paper', className, ...rest }: CardProps) {
  return <section {...rest} className={classNames(styles.card, styles[look], className)} />;
}
