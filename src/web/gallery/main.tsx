import '../styles/index.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ToastProvider } from '../ui/toasts.tsx';
import { ChatPage } from './chat-page.tsx';
import { ComponentsPage } from './components-page.tsx';
import { ControlsPage } from './controls-page.tsx';
import { LoginPage } from './login-page.tsx';
import { OptionsPage } from './options-page.tsx';
import { VoicePage } from './voice-page.tsx';

// Development only: /gallery.html?page=login&theme=night. The production build never sees this folder.
const pages: Record<string, ComponentType> = {
  components: ComponentsPage,
  controls: ControlsPage,
  login: LoginPage,
  options: OptionsPage,
  chat: ChatPage,
  voice: VoicePage,
};

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const Page = pages[query.get('page') ?? 'components'] ?? ComponentsPage;
const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </BrowserRouter>
  </StrictMode>,
);
