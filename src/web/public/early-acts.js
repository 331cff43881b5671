// In the drawn sign-in alone, before its first paint and until the app's own script takes over (../early-acts.ts): what a
// person presses meanwhile is kept, and the form cannot be sent by the browser itself.
(() => {
  try {
    // Whoever is signed in goes on from here: the sign-in is not theirs to see.
    if (localStorage.getItem('token') ?? sessionStorage.getItem('token'))
      document.documentElement.dataset.leaving = '';
  } catch {
    // Storage may be blocked: then nobody is signed in.
  }
  /** So long after the first press without the app it is said that this takes long, and what else can be done. */
  const LATE_MS = 8_000;
  let held = [];
  let late;
  let note = null;
  const showNote = () => {
    late = undefined;
    if (!held.some(({ act }) => act === 'send')) return;
    const template = document.getElementById('late');
    const button = document.querySelector('form [type="submit"]');
    if (!template || !button || note) return;
    note = template.content.firstElementChild.cloneNode(true);
    button.after(note);
  };
  const holdSubmit = (event) => {
    event.preventDefault();
    held = held.filter(({ act }) => act !== 'send');
    held.push({ act: 'send', on: event.target });
    event.submitter?.setAttribute('aria-busy', 'true');
    late ??= setTimeout(showNote, LATE_MS);
  };
  const holdPress = ({ target }) => {
    const button = target instanceof Element ? target.closest('button[type="button"]') : null;
    if (button) held.push({ act: 'press', on: button });
  };
  // What was sent is not what stands there now. And a form whose button is disabled cannot be sent.
  const onEdit = ({ target }) => {
    const button = target.form?.querySelector('[type="submit"]');
    if (!button) return;
    held = held.filter(({ act }) => act !== 'send');
    button.removeAttribute('aria-busy');
    button.disabled = [...target.form.querySelectorAll('[required]')].some(({ value }) => value === '');
  };
  const listeners = { submit: holdSubmit, click: holdPress, input: onEdit, change: onEdit };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
  globalThis.earlyActs = {
    stop() {
      clearTimeout(late);
      // React takes over what was served, and nothing else.
      note?.remove();
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener, true);
    },
    take() {
      const taken = held;
      held = [];
      return taken;
    },
  };
})();
