/** The sound that calls to one's turn: two plucked notes, made here and off until somebody chooses it. */

/** What is played: pitches in hertz, when each begins and how long it rings, in seconds. */
export const NOTES: readonly { pitch: number; at: number; length: number }[] = [
  { pitch: 587.33, at: 0, length: 0.5 },
  { pitch: 880, at: 0.14, length: 0.9 },
];
const LOUD = 0.18;

let context: AudioContext | null = null;

/** Lay the notes out on a context: a string that is plucked, and its octave fainter. */
export function lay(audio: AudioContext): void {
  for (const { pitch, at, length } of NOTES)
    for (const [times, share] of [[1, 1], [2, 0.3]] as const) {
      const tone = audio.createOscillator();
      const level = audio.createGain();
      const begin = audio.currentTime + 0.02 + at;
      tone.type = "triangle";
      tone.frequency.value = pitch * times;
      level.gain.setValueAtTime(0.0001, begin);
      level.gain.exponentialRampToValueAtTime(LOUD * share, begin + 0.012);
      level.gain.exponentialRampToValueAtTime(0.0001, begin + length);
      tone.connect(level).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + length + 0.05);
    }
}

/** Play it; false where the browser makes no sound, or not before somebody has pressed something. */
export async function ring(): Promise<boolean> {
  try {
    context ??= new AudioContext();
    if (context.state !== "running") await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 300))]);
    if (context.state !== "running") return false;
    lay(context);
    return true;
  } catch {
    return false;
  }
}
