import { ArrowUpRight, MessageSquare, Phone } from 'lucide-react';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Resource } from '../contract.ts';
import { smsHref, telHref } from './contact-links.ts';

interface ContactButtonsProps {
  resource: Resource;
  /** Another button is already the filled one. */
  quiet?: boolean;
  size?: 'md' | 'sm';
  onOpen?: (() => void) | undefined;
}

/** Call and text; the website where a line has neither. */
export function ContactButtons({ resource, quiet = false, size = 'md', onOpen }: ContactButtonsProps) {
  const { name, phone, sms, url } = resource;
  const look = quiet ? 'harbour-quiet' : 'harbour';
  if (!phone && !sms) {
    return (
      <ButtonAnchor
        look={look}
        size={size}
        href={url}
        target="_blank"
        icon={<ArrowUpRight />}
        onClick={onOpen}
      >
        open {name}
        <VisuallyHidden>, in a new tab</VisuallyHidden>
      </ButtonAnchor>
    );
  }
  return (
    <>
      {phone && (
        <ButtonAnchor look={look} size={size} href={telHref(phone)} icon={<Phone />} onClick={onOpen}>
          call {phone}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </ButtonAnchor>
      )}
      {sms && (
        <ButtonAnchor
          look={phone ? 'harbour-quiet' : look}
          size={size}
          href={smsHref(sms)}
          icon={<MessageSquare />}
          onClick={onOpen}
        >
          text {sms}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </ButtonAnchor>
      )}
    </>
  );
}
