// Runs before the first paint, so that the chosen theme is there from the start. Written by settings/store.ts.
try {
  const theme = JSON.parse(localStorage.getItem('conclave.settings') || '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
