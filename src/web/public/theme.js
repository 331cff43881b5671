// Runs before the first paint, so that night never flashes as day. The same rule lives in ../ui/theme.ts.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage may be blocked: then the system decides.
  }
  const theme = new Map([
    ['day', 'day'],
    ['light', 'day'],
    ['night', 'night'],
    ['dark', 'night'],
  ]).get(stored);
  if (!theme) return;
  document.documentElement.dataset.theme = theme;
})();
