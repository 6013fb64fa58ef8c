import { once } from "node:events";
import { connect } from "node:net";

/** All that comes back for some bytes until the server is done with the connection; this end may say that no more come. */
export async function answerTo(port: number, bytes: string, { ends }: { readonly ends: boolean }): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  let answer = "";
  socket.on("data", (part: Buffer) => (answer += part.toString()));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  if (ends) socket.end();
  await once(socket, "close");
  return answer;
}
