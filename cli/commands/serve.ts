import { Command, InvalidArgumentError, Option } from "commander";

/** What the service is told by its environment, as options. */
interface ServeOptions {
  readonly port: string;
  readonly data: string;
  readonly verbose: boolean;
  readonly webhooks?: string;
}

/** Reads the number of a port, and leaves it as it is written: it is handed on by the environment. */
function portFrom(given: string): string {
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535)
    throw new InvalidArgumentError("It is a whole number from 0 to 65535.");
  return given;
}

/** Reads where games are kept. */
function folderFrom(given: string): string {
  if (given === "") throw new InvalidArgumentError('It is a folder, or "memory".');
  return given;
}

/** `umpire serve`: runs the whole service on this machine. What is not an option is a setting of its environment. */
export const serveCommand = new Command("serve")
  .description("run the service: REST, GraphQL and the page")
  .addOption(new Option("--port <number>", "the port it listens on").env("PORT").argParser(portFrom).default("4000"))
  .addOption(
    new Option("--data <folder>", 'where games are kept, or "memory"')
      .env("UMPIRE_DATA")
      .argParser(folderFrom)
      .default(".umpire"),
  )
  .addOption(
    new Option("--webhooks <where>", "where webhooks may lie beside the public internet: on this machine")
      .choices(["loopback"])
      .env("UMPIRE_WEBHOOKS"),
  )
  .addOption(new Option("--verbose", "write a line about each answer").default(false))
  .addHelpText("after", "\nExamples:\n  umpire serve\n  umpire serve --port 8080 --data memory")
  .action(async ({ port, data, verbose, webhooks }: ServeOptions) => {
    Object.assign(process.env, {
      PORT: port,
      UMPIRE_DATA: data,
      ...(webhooks !== undefined && { UMPIRE_WEBHOOKS: webhooks }),
      ...(verbose && { UMPIRE_VERBOSE: "yes" }),
    });
    await import("../../service/local/main.ts");
  });
