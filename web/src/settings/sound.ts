let context: AudioContext | null = null;

/** Two soft notes, a fifth apart. Silent where the browser does not allow sound yet. */
export function softTone(): void {
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  for (const [i, hertz] of [392, 587.33].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = start + i * 0.14;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.07, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
}
