import { connect } from 'node:net';

/** Sends bytes as they stand, and more of them for as long as they are taken. Gives all that comes back until the server hangs up. */
export async function sendRaw(url: string, bytes: string, more?: () => string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => socket.destroy()); // being cut off is an answer, too
  socket.write(bytes, 'latin1');
  const pump = () => {
    while (more && !socket.destroyed && socket.write(more(), 'latin1'));
    if (more && !socket.destroyed) socket.once('drain', pump);
  };
  pump();
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return answer;
}
