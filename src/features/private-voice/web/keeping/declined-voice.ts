const KEY = 'basicVoice';

/** Remembers in this browser that no voice is wanted, as far as the browser lets it. */
export const declinedVoice = {
  read(): boolean {
    try {
      return localStorage.getItem(KEY) === 'declined';
    } catch {
      return false;
    }
  },
  note(): void {
    try {
      localStorage.setItem(KEY, 'declined');
    } catch {
      // It is asked again at the next visit.
    }
  },
};
