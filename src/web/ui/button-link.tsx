import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Link } from './link.tsx';

/** A link inside the app that looks like a button. */
export function ButtonLink({
  look,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={buttonClass({ look, size, block }, className)}>
      {icon}
      {children}
    </Link>
  );
}
