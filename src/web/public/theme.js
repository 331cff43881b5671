// Runs before the first paint, so that night never flashes as day and no word changes its size. The same rules live in
// ../ui/theme.ts and ../ui/comfort.ts.
(() => {
  let stored = null;
  let size = null;
  try {
    stored = localStorage.getItem('theme');
    size = localStorage.getItem('textSize');
  } catch {
    // Storage may be blocked: then the system decides.
  }
  if (size === 'large' || size === 'larger') document.documentElement.dataset.text = size;
  const theme = new Map([
    ['day', 'day'],
    ['light', 'day'],
    ['night', 'night'],
    ['dark', 'night'],
  ]).get(stored);
  if (!theme) return;
  document.documentElement.dataset.theme = theme;
})();
