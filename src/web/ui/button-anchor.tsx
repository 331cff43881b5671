import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

/** A link out of the app (`tel:`, `sms:`, a website) that looks like a button. Opens a tab only when `target` says so. */
export function ButtonAnchor({
  look,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a rel="noreferrer" {...rest} className={buttonClass({ look, size, block }, className)}>
      {icon}
      {children}
    </a>
  );
}
