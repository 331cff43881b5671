import type { ComponentProps } from 'react';
import { Outlet } from 'react-router';
import { SignedInFrame } from '#web/shell/signed-in-frame.tsx';
import { useConnectOrganisation } from './doors/use-connect-organisation.ts';
import { useNavigation } from './use-navigation.tsx';

/** The frame that stays while one goes from screen to screen: rail, bar, and the screen in a column. */
export function SignedInPage({ width = 'page' }: Pick<ComponentProps<typeof SignedInFrame>, 'width'>) {
  useConnectOrganisation();
  return (
    <SignedInFrame {...useNavigation()} width={width}>
      <Outlet />
    </SignedInFrame>
  );
}
