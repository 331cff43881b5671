import { useEffect, useState } from 'react';

type IsCommon = (password: string) => boolean;

/** Whether the server will refuse this as too common. The list is fetched with the first letter that is typed. */
export function useCommonPassword(password: string): boolean {
  const [isCommon, setIsCommon] = useState<IsCommon | null>(null);
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    let isHere = true;
    const keep = ({ isCommonPassword }: { isCommonPassword: IsCommon }) =>
      isHere && setIsCommon(() => isCommonPassword);
    // Without the list the server has the word, as it has anyway.
    import('../core/common-passwords.ts').then(keep, () => {});
    return () => {
      isHere = false;
    };
  }, [isTyping]);
  return isCommon?.(password) ?? false;
}
