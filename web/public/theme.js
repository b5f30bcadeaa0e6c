// Runs before the first paint, so that the outlines of the page and the chosen theme (settings/store.ts) are there from the start.
document.documentElement.dataset.page = location.pathname.split('/')[1];
try {
  const theme = JSON.parse(localStorage.getItem('conclave.settings') || '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
