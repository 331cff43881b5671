import { ChevronDown, FileBraces, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { saveFile } from '#web/save-file.ts';
import { buttonClass } from '#web/ui/button-look.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import type { Conversation, Message } from '../../contract.ts';
import { conversationAsJson, conversationAsText, fileNameOf } from '../../core/export-conversation.ts';
import { loadAllMessages } from './use-detail.ts';

interface KeepCopyProps {
  conversation: Conversation;
  /** Shows every message, so that paper holds them all. */
  onWhole: (messages: readonly Message[]) => void;
}

/** Ways to take a conversation along: a text to read, JSON for programs, paper. */
export function KeepCopy({ conversation, onWhole }: KeepCopyProps) {
  const toast = useToast();
  const [isGathering, setIsGathering] = useState(false);
  const withMessages = async (keep: (messages: readonly Message[]) => void) => {
    setIsGathering(true);
    try {
      keep(await loadAllMessages(conversation.id));
    } catch {
      toast('this copy could not be made. please try again.', 'bad');
    } finally {
      setIsGathering(false);
    }
  };
  const name = fileNameOf(conversation);
  const saveText = (messages: readonly Message[]) =>
    saveFile(`${name}.txt`, 'text/plain', conversationAsText(conversation, messages));
  const saveJson = (messages: readonly Message[]) =>
    saveFile(`${name}.json`, 'application/json', conversationAsJson(conversation, messages));
  const print = (messages: readonly Message[]) => {
    flushSync(() => onWhole(messages));
    window.print();
  };
  return (
    <Menu
      className={buttonClass({ look: 'text', size: 'sm' })}
      trigger={
        <>
          {isGathering ? 'gathering your words...' : 'keep a copy'}
          <ChevronDown />
        </>
      }
      items={[
        { label: 'as text', icon: <FileText />, onSelect: () => void withMessages(saveText) },
        { label: 'as JSON', icon: <FileBraces />, onSelect: () => void withMessages(saveJson) },
        { label: 'on paper', icon: <Printer />, onSelect: () => void withMessages(print) },
      ]}
    />
  );
}
